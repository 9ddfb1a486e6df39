import { chakra, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PageContents } from '../page-contents.ts';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { type SectionHead, SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';
import { legalWords as words } from '../words/legal.ts';

export type Legality = PageContents['donation']['legality'];
/** A number that is valid until a day. */
type Permit = NonNullable<Legality['permit' | 'tashih']>;

function FactRow({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  if (!children) return null;
  return (
    <Grid
      templateColumns={{ md: '230px minmax(0, 1fr)' }}
      columnGap="6"
      paddingBlock="11px"
      borderBottom="1px dotted {colors.border.strong}"
      lineHeight="1.45"
    >
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd textStyle="number" overflowWrap="anywhere">
        {children}
        {note && (
          <chakra.small display="block" fontSize="xs" fontWeight="400" textWrap="balance" color="fg.muted">
            {note}
          </chakra.small>
        )}
      </chakra.dd>
    </Grid>
  );
}

/** A number with its issuer and its last day. */
function PermitRow({ name, permit, note }: { name: string; permit: Permit | null; note: string | null }) {
  if (!permit) return null;
  const { number, issuer, untilText } = permit;
  return (
    <FactRow name={name} note={typeset([issuer, note, words.validUntil(untilText)].filter(Boolean).join(', '))}>
      {number}
    </FactRow>
  );
}

/** The legal status of the institute: a sentence that links it to the account holder, then each document. */
export const LegalFacts = ({ gloss, heading, facts }: SectionHead & { facts: Legality }) => (
  <SheetRow headingId="legalitas" gloss={gloss} heading={heading}>
    <Text maxWidth="44em" marginTop="3" color="fg.muted">
      {facts.sentence}
    </Text>
    <chakra.dl marginTop="3.5" borderTop="1px solid {colors.gold.line}">
      <FactRow name={words.legalName}>{facts.legalName}</FactRow>
      <FactRow name={words.registration} note={facts.registrationNote}>
        {facts.registration}
      </FactRow>
      <FactRow name={words.npwp}>{facts.npwp}</FactRow>
      <FactRow name={words.nib}>{facts.nib}</FactRow>
      <PermitRow name={words.permit} permit={facts.permit} note={facts.permit?.area ?? null} />
      <FactRow name={words.nazhir} note={facts.nazhirNote}>
        {facts.nazhir}
      </FactRow>
      <PermitRow name={words.tashih} permit={facts.tashih} note={facts.tashih?.issuedText ?? null} />
      <FactRow name={words.zakat}>{facts.zakat}</FactRow>
      <FactRow name={words.dataContact}>{facts.dataContact}</FactRow>
      <FactRow name={words.report}>{facts.report && <NewTabLink href={facts.report}>{words.open}</NewTabLink>}</FactRow>
    </chakra.dl>
  </SheetRow>
);
