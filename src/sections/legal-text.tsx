import { useEffect } from 'react';
import type { PageContents } from '../page-table.ts';
import { formatDay } from '../day-words.ts';
import { showTimedElements } from '../client/timed-visibility.ts';
import { chakra } from '../ui/styled.ts';
import { Margin, Body, Row, Version } from './legal-version.tsx';

type Props = Omit<PageContents['privacy'], 'seo' | 'hero'>;

const Updated = chakra('p', { base: { marginBottom: '9', color: 'fg.muted', fontSize: 'note' } });

/** Above the text, in the ruled frame: what changes and when. */
const Announcement = chakra('p', {
  base: {
    paddingBlock: '4.5',
    paddingInline: '5.5',
    bg: 'surface',
    border: '1px solid {colors.gold.line}',
    outline: '1px solid {colors.rule}',
    outlineOffset: '-6px',
    '& a': { color: 'accent', textUnderlineOffset: '4px' },
  },
});

export function LegalText({ updated, updatedLabel, contentsLabel, sections, coming, ...copy }: Props) {
  useEffect(showTimedElements, []);
  const inForce = (
    <Updated>
      {updatedLabel} <time dateTime={updated}>{formatDay(updated)}</time>
    </Updated>
  );
  if (!coming) {
    return (
      <Row>
        <Version sections={sections} contentsLabel={contentsLabel} id="bagian">
          {inForce}
        </Version>
      </Row>
    );
  }
  const dated = (text: string) => text.replace('{tanggal}', formatDay(coming.from));
  const midnight = `${coming.from}T00:00:00+07:00`;
  return (
    <>
      <Row data-until={midnight}>
        <Margin />
        <Body>
          <Announcement role="note">
            {dated(copy.comingText)} <a href="#baru">{copy.comingLinkLabel}</a>
          </Announcement>
        </Body>
      </Row>
      <Row data-until={midnight}>
        <Version sections={sections} contentsLabel={contentsLabel} id="bagian">
          {inForce}
        </Version>
      </Row>
      <Row id="baru">
        <Version
          sections={coming.sections}
          contentsLabel={`${contentsLabel}: ${dated(copy.comingLabel)}`}
          id="baru"
          nameId="baru-sejak"
        >
          <Updated id="baru-sejak">
            <time dateTime={coming.from}>{dated(copy.comingLabel)}</time>
          </Updated>
        </Version>
      </Row>
    </>
  );
}
