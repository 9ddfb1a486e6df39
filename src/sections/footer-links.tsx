import type { ReactNode } from 'react';
import { linkWord, pageNames, pageTable, type FooterColumn } from '../page-table.ts';
import { PageLink } from '../ui/page-link.tsx';
import { chakra } from '../ui/styled.ts';
import { words } from '../words.ts';

const socialNames = ['facebook', 'twitter', 'instagram', 'youtube'] as const;

export interface FooterLinksProps {
  appHeading: string;
  institutionHeading: string;
  legalHeading: string;
  socialHeading: string;
  hasReport: boolean;
  social: Record<(typeof socialNames)[number], string | null>;
}

const Links = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', xl: 'repeat(4, 1fr)' },
    rowGap: { base: '6', lg: '8' },
    columnGap: { base: '5', lg: '8' },
    alignContent: 'start',
  },
});

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul>{children}</ul>
    </div>
  );
}

const columns: FooterColumn[] = ['app', 'institution', 'legal'];

/** The four columns of links. A network without an account has no link. */
export function FooterLinks({ socialHeading, social, hasReport, ...headings }: FooterLinksProps) {
  return (
    <Links aria-label={words.nav.footer}>
      {columns.map((column) => (
        <Column key={column} heading={headings[`${column}Heading`]}>
          {pageNames.map((name) => {
            const { foundFrom, inParts, path } = pageTable[name];
            return (
              foundFrom.includes(column) &&
              (hasReport || !inParts) && (
                <li key={name}>
                  <PageLink to={path}>{linkWord(name)}</PageLink>
                </li>
              )
            );
          })}
        </Column>
      ))}
      <Column heading={socialHeading}>
        {socialNames.map((name) =>
          social[name] ? (
            <li key={name}>
              <a href={social[name]} rel="noopener noreferrer" target="_blank">
                {words.nav.social[name]}
              </a>
            </li>
          ) : null,
        )}
      </Column>
    </Links>
  );
}
