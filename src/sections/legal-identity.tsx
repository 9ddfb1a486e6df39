import { chakra } from '@chakra-ui/react';
import type { ShellContent } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { words } from '../words/site.ts';

const IdentityLine = chakra('p', {
  base: {
    gridColumn: '1/-1',
    paddingTop: { base: '2', md: '0' },
    fontSize: 'xs',
    lineHeight: '1.55',
    color: 'fg.muted',
    '& a': { color: 'fg' },
  },
});

/** A text with the address of this site in place of `{situs}`. */
function OfficialSite({ text, host }: { text: string; host: string }) {
  const [before, after = ''] = text.split('{situs}');
  return (
    <span>
      {before}
      <span translate="no">{host}</span>
      {`${after} `}
    </span>
  );
}

/** Who receives the money, by which permit, and the official address of this site. */
export function LegalIdentity({ legality: { legalName, registration, permit }, footer, host }: ShellContent) {
  const identity = [legalName, registration].filter(Boolean).join(', ');
  return (
    <IdentityLine>
      <span translate="no">{identity}</span>
      {identity && '. '}
      {permit && <span>{words.legality.permit(permit.number, permit.untilText)} </span>}
      {host && footer.officialSite && <OfficialSite text={footer.officialSite} host={host} />}
      <a href={`${paths.about}#legalitas`}>{words.legality.name}</a>
    </IdentityLine>
  );
}
