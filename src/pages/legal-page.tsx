import type { PageContents } from '../page-contents.ts';
import { LastChange, LegalText } from '../sections/legal-text.tsx';
import type { EmblemName } from '../ui/ornament/emblem.tsx';
import { Page } from './page.tsx';

type Props = PageContents['privacy' | 'terms'] & { emblem: EmblemName };

export function LegalPage({ emblem, seo, hero, updated, ...text }: Props) {
  const children = <LastChange updated={updated} />;
  return (
    <Page seo={seo} hero={{ ...hero, emblem, children }}>
      <LegalText {...text} />
    </Page>
  );
}
