import { Cards } from '../sections/cards.tsx';
import { ReaderFrame } from '../sections/reader-frame.tsx';
import { ReadingTips } from '../sections/reading-tips.tsx';
import { Page, usePage } from './page.tsx';

export function Component() {
  const { seo, hero, reader, cards, tips } = usePage<'quran'>();
  return (
    <Page seo={seo}>
      <ReaderFrame {...hero} {...reader} />
      <ReadingTips {...tips} />
      <Cards {...cards} id="isi-pembaca" />
    </Page>
  );
}
