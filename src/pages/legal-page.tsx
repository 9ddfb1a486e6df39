import type { PageContents } from '../page-contents.ts';
import { LegalText } from '../sections/legal-text.tsx';
import type { EmblemName } from '../ui/ornament/emblem.tsx';
import { Page } from './page.tsx';

type Props = PageContents['privacy' | 'terms'] & { emblem: EmblemName };

export function LegalPage({ emblem, seo, hero, ...text }: Props) {
  return (
    <Page seo={seo} hero={{ ...hero, emblem }}>
      <LegalText {...text} />
    </Page>
  );
}
