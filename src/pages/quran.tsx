import { useLoaderData } from 'react-router-dom';
import { loadPage } from '../content/load.ts';
import { IconCards } from '../sections/icon-cards.tsx';
import { ReaderFrame } from '../sections/reader-frame.tsx';
import { ReadingTips } from '../sections/reading-tips.tsx';
import { Page } from './page.tsx';

export const loader = () => loadPage('quran');

export function Component() {
  const { seo, hero, reader, cards, tips } = useLoaderData<typeof loader>();
  return (
    <Page seo={seo} hero={hero}>
      <ReaderFrame {...reader} />
      <IconCards {...cards} id="isi-pembaca" />
      <ReadingTips {...tips} />
    </Page>
  );
}
