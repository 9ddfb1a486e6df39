import type { PageContents } from '../page-contents.ts';
import { Direction, Principles } from '../sections/direction.tsx';
import { IdiomNote } from '../sections/idiom-note.tsx';
import { LegalFacts } from '../sections/legal-facts.tsx';
import { Letter } from '../sections/letter.tsx';
import { Team } from '../sections/team.tsx';
import { TextSection } from '../sections/text-section.tsx';
import { Page } from './page.tsx';

export function AboutPage(page: PageContents['about']) {
  const { seo, hero, why, idiom, publisher, direction, principles, foreword, legality, team } = page;
  return (
    <Page seo={seo} hero={hero}>
      <Letter {...foreword} />
      <TextSection {...why} headingId="alasan" note={<IdiomNote {...idiom} />} />
      <TextSection {...publisher} headingId="penerbit">
        <Direction {...direction} />
      </TextSection>
      <Principles {...principles} />
      <LegalFacts {...legality} />
      <Team {...team} />
    </Page>
  );
}
