import type { PageContents } from '../page-contents.ts';
import { Cards } from '../sections/cards.tsx';
import { Direction } from '../sections/direction.tsx';
import { LegalFacts } from '../sections/legal-facts.tsx';
import { Letter } from '../sections/letter.tsx';
import { Team } from '../sections/team.tsx';
import { TextSection } from '../sections/text-section.tsx';
import { Page } from './page.tsx';

export function AboutPage(page: PageContents['about']) {
  const { seo, hero, why, publisher, direction, principles, foreword, legality, team } = page;
  return (
    <Page seo={seo} hero={{ ...hero, emblem: 'pen', low: true }}>
      <TextSection {...why} id="alasan" close />
      <TextSection {...publisher} id="penerbit">
        <Direction {...direction} />
      </TextSection>
      <Cards {...principles} id="prinsip" />
      <Letter {...foreword} />
      <LegalFacts {...legality} />
      <Team {...team} />
    </Page>
  );
}
