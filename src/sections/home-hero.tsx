import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { Khatim } from '../ui/ornament/khatim.tsx';
import { Leaf } from '../ui/leaf.tsx';
import { Phone } from '../ui/phone.tsx';
import { Picture } from '../ui/picture.tsx';
import { Gloss, Lead } from '../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';
import { typeset } from '../ui/typeset.tsx';
import { words } from '../words/site.ts';

type Props = PageContents['home']['hero'];

const asideId = 'arti-tafsiriyah';

const tablet = '@media (min-width: 560px) and (max-width: 1023.98px)';
const phone = '@media (max-width: 559.98px)';

const HeroRow = chakra('section', {
  base: {
    layerStyle: 'row',
    display: { base: 'flex', xl: 'grid' },
    flexDirection: 'column',
    alignItems: 'start',
    paddingTop: { base: '76px', lg: '124px', xl: '28' },
    paddingBottom: { base: '12', lg: '14', xl: '14' },
    [tablet]: { paddingTop: '104px' },
  },
});

/** The gloss of the term stands at the foot of the margin. */
const HeroMargin = chakra('div', {
  base: {
    layerStyle: 'margin',
    order: { base: '1', xl: '0' },
    alignSelf: { xl: 'end' },
    paddingTop: '5',
    marginBottom: { base: '0', xl: '86px' },
    '& svg': { layerStyle: 'noteStar' },
    '& b': { color: 'fg', fontWeight: '600' },
    '& p': { marginTop: '0' },
  },
});

const HeroBody = chakra('div', {
  base: {
    layerStyle: 'body',
    width: '100%',
    display: { base: 'flex', lg: 'grid' },
    flexDirection: 'column',
    gridTemplateColumns: 'minmax(0, var(--leaf, 404px)) minmax(0, 1fr)',
    columnGap: '11',
  },
});

/** From lg on the headline begins and the phone ends with the frame of the leaf. */
const Words = chakra('div', {
  base: {
    display: { lg: 'flex' },
    flexDirection: 'column',
    paddingBottom: { lg: '3px' },
    '& h1': {
      fontSize: 'display',
      lineHeight: '1.08',
      letterSpacing: '-.012em',
      marginTop: { lg: '-.13em' },
    },
    [tablet]: { display: 'grid', columnGap: '10' },
  },
});

const Introduction = chakra('div', {
  base: {
    display: 'grid',
    flex: '1',
    gridTemplateColumns: 'minmax(0, 1fr) clamp(100px, 27vw, 144px)',
    gridTemplateRows: { lg: '1fr auto auto' },
    columnGap: 'clamp(14px, 4vw, 34px)',
    alignItems: { base: 'end', lg: 'stretch' },
    marginTop: { base: '3.5', lg: '6' },
    // For a phone with a text size of 200 %.
    '@media (max-width: 19.9rem)': { display: 'block' },
    '& > p': {
      alignSelf: 'start',
      marginTop: { base: '0', lg: '-.4em' },
      fontSize: { base: 'body', lg: 'md' },
      lineHeight: '1.5',
    },
    '& figure': { display: { lg: 'contents' }, gridArea: '1 / 2 / span 2' },
    '& figure > span': {
      gridArea: { lg: '1 / 2 / span 3' },
      alignSelf: 'end',
      maxWidth: '144px',
      padding: '1',
      borderRadius: 'screen',
    },
    '& figcaption': {
      marginTop: { base: '2', lg: '3.5' },
      fontSize: { base: 'caption', lg: 'note' },
      lineHeight: { base: '1.35', lg: '1.2' },
      textAlign: { base: 'center', lg: 'left' },
      color: 'fg.muted',
    },
    [tablet]: {
      display: 'contents',
      '& > p': { marginTop: '4', fontSize: 'md' },
      '& figure': { display: 'contents' },
      '& figure > span': { gridArea: '1 / 2 / span 4', alignSelf: 'start' },
      '& figcaption': { marginTop: '3.5', textAlign: 'left', fontSize: 'note' },
    },
  },
});

const Actions = chakra('div', {
  base: {
    layerStyle: 'wrapping',
    gap: '2.5',
    marginTop: { base: '4', lg: '6' },
    '& a': { flex: { base: '1 1 100%', sm: '0 0 auto', lg: '1 1 100%' } },
    [phone]: { '& a': { flex: '1 1 100%', paddingInline: '3' } },
    [tablet]: { marginTop: '7' },
  },
});

/** The number of the certificate, and two links. */
const Foot = chakra('div', {
  base: {
    layerStyle: 'ends',
    gridArea: { lg: '2 / 1 / auto / span 2' },
    columnGap: '6',
    marginTop: { base: '4', lg: '7.5' },
    paddingTop: { base: '2.5', sm: '1' },
    borderTop: '1px solid {colors.border}',
    '& p': { fontSize: { base: 'caption', lg: 'note' }, lineHeight: '1.4', color: 'fg.muted' },
    '& b': { color: 'fg', fontWeight: '600' },
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '2.5', flex: { base: '1 0 100%', sm: 'initial' } },
    '& li + li': { _before: { content: '"·"', marginRight: '2.5', color: 'fg.subtle' } },
    '& a': { layerStyle: 'target', color: 'accent', fontSize: 'ui', fontWeight: '500', whiteSpace: 'nowrap' },
  },
});

const Reference = chakra('a', {
  base: {
    position: 'relative',
    marginLeft: '.1em',
    verticalAlign: '.28em',
    color: 'gold',
    // The star is 13 px wide, its touch target 45 px.
    _before: { content: '""', position: 'absolute', inset: '-4' },
  },
});

const LeafPlace = chakra('div', {
  base: {
    position: 'relative',
    gridArea: '1 / 1',
    width: { base: 'calc(100% + 24px)', lg: '100%' },
    marginTop: { base: '3', lg: '0' },
    marginInline: { base: '-3', lg: '0' },
    [tablet]: { width: '100%', maxWidth: '560px', marginTop: '7', marginInline: 'auto' },
    // So small that the leaf fits on the first sheet of paper.
    '@media print': { width: '320px' },
  },
});

function LeadWithReference({ lead, term }: { lead: string; term: string }) {
  const start = lead.indexOf(term);
  if (start === -1) return <Lead>{typeset(lead)}</Lead>;
  const end = start + term.length;
  return (
    <Lead>
      {typeset(lead.slice(0, end))}
      <Reference href={`#${asideId}`} aria-label={words.home.explain(term)}>
        <Khatim size={13} stroke={2.2} />
      </Reference>
      {typeset(lead.slice(end))}
    </Lead>
  );
}

/** The number of the certificate for the checked text. */
function Proof({ tashih }: Pick<Props, 'tashih'>) {
  if (!tashih) return null;
  return (
    <p>
      {words.home.tashih} <b>{tashih.number}</b>
    </p>
  );
}

export function HomeHero({ title, lead, leadTerm, gloss, leafFoot, picture, light, tashih, ...copy }: Props) {
  return (
    <HeroRow aria-labelledby="judul">
      <HeroMargin>
        <Gloss needed id={asideId} tabIndex={-1}>
          <Khatim size={15} stroke={2} />
          <b>{gloss.term}</b> {typeset(gloss.text)}
        </Gloss>
      </HeroMargin>
      <HeroBody data-hero="">
        <Words>
          <h1 id="judul" tabIndex={-1}>
            {typeset(title)}
          </h1>
          <Introduction>
            <LeadWithReference lead={lead} term={leadTerm} />
            <Actions>
              <ButtonLink href={paths.download}>
                <DownloadIcon />
                {copy.downloadLabel}
              </ButtonLink>
              <ButtonLink href={paths.about} variant="line">
                {copy.aboutLabel}
              </ButtonLink>
            </Actions>
            <figure>
              <Phone>
                <Picture picture={picture} light={light} sizes="144px" eager />
              </Phone>
              <figcaption>{copy.note}</figcaption>
            </figure>
          </Introduction>
        </Words>
        <Foot>
          <Proof tashih={tashih} />
          <ul>
            <li>
              <a href={paths.quran}>{copy.readLabel}</a>
            </li>
            <li>
              <a href={`${paths.donation}?jenis=wakaf`}>{copy.donateLabel}</a>
            </li>
          </ul>
        </Foot>
        <LeafPlace>
          <Leaf foot={leafFoot} />
        </LeafPlace>
      </HeroBody>
    </HeroRow>
  );
}
