import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { Khatim } from '../ui/ornament/khatim.tsx';
import { Leaf } from '../ui/leaf.tsx';
import { Aside, Lead } from '../ui/sheet.tsx';
import { styled } from '../ui/styled.ts';
import { typeset } from '../ui/typeset.tsx';
import { words } from '../words.ts';

type Props = PageContents['home']['hero'];

const asideId = 'arti-tafsiriyah';

const HeroRow = styled('section', {
  layerStyle: 'row',
  display: { base: 'flex', xl: 'grid' },
  flexDirection: 'column',
  alignItems: 'start',
  paddingTop: { base: '24', lg: '28', xl: '33' },
  paddingBottom: { base: '14', xl: '18' },
});

const HeroMargin = styled('div', {
  layerStyle: 'margin',
  order: { base: '1', xl: '0' },
  paddingTop: { base: '5', xl: '286px' },
  marginTop: { base: '8', xl: '0' },
  borderTop: { base: '1px solid {colors.border}', xl: '0' },
  marginBottom: '0',
  '& svg': { layerStyle: 'noteStar' },
  '& p': { marginTop: '0' },
});

const HeroBody = styled('div', {
  layerStyle: 'body',
  width: '100%',
  display: { base: 'block', lg: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, var(--leaf, 456px))',
  gap: '5',
  alignItems: 'center',
  '& h1': { fontSize: 'display', lineHeight: '1.06', letterSpacing: '-.012em' },
  '& h1 + p': { marginTop: { base: '4', lg: '6' } },
});

const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  marginTop: { base: '6', lg: '8' },
  '@media (max-width: 559.98px)': { '& a': { flex: '1 1 100%' } },
});

const Note = styled('p', { marginTop: '4.5', fontSize: 'note', color: 'fg.muted' });

const Reference = styled('a', {
  position: 'relative',
  display: 'inline-block',
  marginLeft: '.1em',
  verticalAlign: '.28em',
  lineHeight: '0',
  color: 'gold',
  // The star is 13 px wide, its touch target 45 px.
  _before: { content: '""', position: 'absolute', inset: '-4' },
});

const LeafPlace = styled('div', {
  width: { base: 'calc(100% + 24px)', lg: '100%' },
  marginTop: { base: '10', lg: '0' },
  marginInline: { base: '-3', lg: '0' },
  '@media (min-width: 560px) and (max-width: 1023.98px)': { maxWidth: '520px', marginInline: 'auto' },
});

function LeadWithReference({ lead, term }: { lead: string; term: string }) {
  const at = lead.indexOf(term);
  if (at === -1) return <Lead>{typeset(lead)}</Lead>;
  const end = at + term.length;
  return (
    <Lead>
      {typeset(lead.slice(0, end))}
      <Reference href={`#${asideId}`} aria-label={words.home.explain(term)} onClick={focusAside}>
        <Khatim size={13} stroke={2.2} />
      </Reference>
      {typeset(lead.slice(end))}
    </Lead>
  );
}

/** Moves focus to the note, too. Without JavaScript the link only scrolls there. */
function focusAside() {
  document.getElementById(asideId)?.focus();
}

export function HomeHero({ title, lead, leadTerm, gloss, downloadLabel, aboutLabel, note, leafFoot }: Props) {
  return (
    <HeroRow aria-labelledby="judul">
      <HeroMargin>
        <Aside id={asideId} tabIndex={-1}>
          <Khatim size={15} stroke={2} />
          <b>{gloss.term}</b> {typeset(gloss.text)}
        </Aside>
      </HeroMargin>
      <HeroBody data-hero="">
        <div>
          <h1 id="judul" tabIndex={-1}>
            {typeset(title)}
          </h1>
          <LeadWithReference lead={lead} term={leadTerm} />
          <Actions>
            <ButtonLink to={paths.download}>
              <DownloadIcon />
              {downloadLabel}
            </ButtonLink>
            <ButtonLink to={paths.about} variant="line">
              {aboutLabel}
            </ButtonLink>
          </Actions>
          <Note>{note}</Note>
        </div>
        <LeafPlace>
          <Leaf foot={leafFoot} />
        </LeafPlace>
      </HeroBody>
    </HeroRow>
  );
}
