import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { formatDay } from '../ui/day.ts';
import { RichText } from '../ui/rich-text.tsx';
import { rowStyles, marginStyles, matterStyles } from '../ui/sheet.tsx';

export interface LegalTextProps {
  updated: string;
  updatedLabel: string;
  contentsLabel: string;
  sections: { heading: string; body: ComponentProps<typeof RichText>['value'] }[];
}

const Row = chakra('div', { base: { ...rowStyles(), paddingTop: { base: '0', xl: '56px' } } });
const Margin = chakra('div', { base: marginStyles() });

/** In the margin, always in sight; below xl a list above the text. */
const Contents = chakra('nav', {
  base: {
    position: { xl: 'sticky' },
    top: '104px',
    '& p': { fontFamily: 'heading', fontWeight: '500', fontSize: '1.1875rem', color: 'gold' },
    '& ol': { marginTop: '8px', borderTop: '1px solid {colors.rule}' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '44px',
      padding: '6px 0',
      fontSize: 'note',
      lineHeight: '1.35',
      color: 'fg.muted',
      textDecoration: 'none',
      borderBottom: '1px solid {colors.border}',
      _hover: { color: 'fg' },
    },
  },
});

const Matter = chakra('div', {
  base: {
    ...matterStyles(),
    '& h2': { fontSize: '1.5rem', lineHeight: '1.25', marginBottom: '12px' },
    '& > section + section': { marginTop: '40px' },
  },
});

const Updated = chakra('p', { base: { marginBottom: '36px', color: 'fg.muted', fontSize: 'note' } });

const slug = (index: number) => `bagian-${index + 1}`;

export function LegalText({ updated, updatedLabel, contentsLabel, sections }: LegalTextProps) {
  return (
    <Row>
      <Margin>
        <Contents aria-label={contentsLabel}>
          <p aria-hidden="true">{contentsLabel}</p>
          <ol>
            {sections.map(({ heading }, index) => (
              <li key={heading}>
                <a href={`#${slug(index)}`}>{`${index + 1}. ${heading}`}</a>
              </li>
            ))}
          </ol>
        </Contents>
      </Margin>
      <Matter>
        <Updated>
          {updatedLabel} <time dateTime={updated}>{formatDay(updated)}</time>
        </Updated>
        {sections.map(({ heading, body }, index) => (
          <section key={heading} id={slug(index)} aria-labelledby={`${slug(index)}-judul`}>
            <h2 id={`${slug(index)}-judul`}>{`${index + 1}. ${heading}`}</h2>
            <RichText value={body} />
          </section>
        ))}
      </Matter>
    </Row>
  );
}
