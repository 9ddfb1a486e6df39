import { chakra } from '@chakra-ui/react';
import type { ShellContent } from '../../page-contents.ts';
import { linkWord, pageNames, pageTable } from '../../page-table.ts';
import { newTab } from '../../ui/new-tab-link.tsx';
import { words } from '../../words/site.ts';
import { ColumnHeading, FooterLink } from './footer-parts.tsx';

/** From xl on these lists are columns of the footer: app, institution with legal below it, and social. */
const Links = chakra('nav', {
  base: {
    display: { base: 'grid', xl: 'contents' },
    gridTemplateColumns: '1fr 1fr',
    gridArea: { md: '1/2/3' },
    gridTemplateRows: 'auto 1fr',
    rowGap: { base: '5', xl: '8' },
    columnGap: { base: '5', lg: '8' },
    alignContent: 'start',
  },
});

const LinkColumn = chakra('div', {
  variants: {
    place: {
      app: { gridRow: '1/3' },
      institution: {},
      // From xl on in the grid of the footer. The heading takes the height of one link, so that all lists share rows.
      legal: { gridArea: { base: '2/2', xl: '2/4' }, marginTop: { xl: '-9' } },
      social: { gridArea: { base: '3/1/4/3', xl: '1/5/3' } },
    },
  },
});

/** Below xl a row has two of these links, in the columns of the lists above. */
const SocialList = chakra('ul', {
  base: { display: { base: 'grid', xl: 'block' }, gridTemplateColumns: '1fr 1fr', columnGap: { base: '5', lg: '8' } },
});

const columns = ['app', 'institution', 'legal'] as const;
/** The pages of a column. Only the report can be without content. */
const pagesIn = (column: (typeof columns)[number], hasReport: boolean) =>
  pageNames.filter((name) => pageTable[name].footer === column && (hasReport || !pageTable[name].onlyFilled));
const socialNames = ['facebook', 'twitter', 'instagram', 'youtube'] as const;

export const FooterLinks = ({ social, hasReport }: ShellContent) => (
  <Links aria-label={words.nav.footer}>
    {columns.map((column) => (
      <LinkColumn key={column} place={column}>
        <ColumnHeading>{words.footer[column]}</ColumnHeading>
        <ul>
          {pagesIn(column, hasReport).map((name) => (
            <li key={name}>
              <FooterLink href={pageTable[name].path}>{linkWord(name)}</FooterLink>
            </li>
          ))}
        </ul>
      </LinkColumn>
    ))}
    <LinkColumn place="social">
      <ColumnHeading>{words.footer.social}</ColumnHeading>
      <SocialList>
        {socialNames.map(
          (name) =>
            social[name] && (
              <li key={name}>
                <FooterLink href={social[name]} {...newTab}>
                  {words.nav.social[name]}
                </FooterLink>
              </li>
            ),
        )}
      </SocialList>
    </LinkColumn>
  </Links>
);
