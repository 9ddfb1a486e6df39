import type { PageContents } from '../page-contents.ts';
import { ReaderFeatures } from '../sections/reader-features.tsx';
import { ReaderFrame } from '../sections/reader-frame.tsx';
import { ReadingTips } from '../sections/reading-tips.tsx';
import { Page } from './page.tsx';

export const QuranPage = ({ seo, hero, reader, cards, tips }: PageContents['quran']) => (
  <Page seo={seo}>
    <ReaderFrame {...hero} {...reader} />
    <ReadingTips {...tips} />
    <ReaderFeatures {...cards} />
  </Page>
);
