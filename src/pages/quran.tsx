import { useLoaderData } from 'react-router-dom';
import { loadPage } from '../content/load.ts';
import { IconCards } from '../sections/icon-cards.tsx';
import { ReaderFrame } from '../sections/reader-frame.tsx';
import { ReadingTips } from '../sections/reading-tips.tsx';
import { DocumentHead } from '../ui/document-head.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useSite } from './use-site.ts';

export const loader = () => loadPage('quran');

export function Component() {
  const { seo, hero, reader, cards, tips } = useLoaderData<typeof loader>();
  const { productName } = useSite();
  return (
    <>
      <DocumentHead {...seo} productName={productName} />
      <Sheet>
        <PageHead {...hero} />
        <ReaderFrame {...reader} />
        <IconCards {...cards} id="isi-pembaca" />
        <ReadingTips {...tips} />
      </Sheet>
    </>
  );
}
