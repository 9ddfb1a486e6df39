import { memo, type ReactNode } from 'react';
import { Emblem, type EmblemName } from './ornament/emblem.tsx';
import { Lead } from './sheet.tsx';
import type { SystemStyleObject } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react';
import { typeset } from './typeset.tsx';

/** Beside the margin the title is smaller, so that the first amounts or prices are within 800 px. */
const lowTitle: SystemStyleObject = {
  paddingTop: '84px',
  '& .emblem': { marginTop: '0' },
  '& h1': { fontSize: 'plate' },
};

/** Below xl the emblem stands before the title, and the lead stands below both. */
const HeadRow = chakra('section', {
  base: {
    layerStyle: 'row',
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', xl: 'var(--margin) minmax(0, 1fr)' },
    columnGap: { base: '3.5', xl: '0' },
    alignItems: { base: 'center', xl: 'start' },
    paddingTop: { base: '92px', xl: '33' },
    paddingBottom: { base: '10', xl: '16' },
    '& .emblem': { marginTop: { xl: '-2.5' } },
    '& h1 ~ *': { gridColumn: { base: '1/-1', xl: 'auto' } },
  },
  variants: {
    ordering: {
      true: {
        '& .emblem + .emblem': { display: 'none' },
        'main:has([value=beli]:checked) &': {
          '& .emblem': { display: 'none' },
          '& .emblem + .emblem': { display: 'block' },
        },
      },
    },
    layout: {
      low: {
        '@media (max-width: 1279.98px)': {
          paddingTop: '88px',
          paddingBottom: '0',
          '& h1 + p': { marginTop: '1.5', marginBottom: '-2', fontSize: 'body', lineHeight: '1.4' },
        },
        xl: {
          ...lowTitle,
          alignItems: 'center',
          paddingBottom: '6',
          '& h1 + p': { marginTop: '1.5', fontSize: 'md', lineHeight: '1.4' },
          'section& + section': { paddingTop: '10' },
        },
      },
      pictured: {
        paddingBottom: '4',
        xl: {
          ...lowTitle,
          alignItems: 'end',
          minHeight: '360px',
          paddingBottom: '45px',
          '& :is(h1, h1 + p)': { marginRight: '416px' },
          '& h1 + p': { marginTop: '3', fontSize: 'md', lineHeight: '1.4' },
          'section& + section': { paddingTop: '16' },
        },
      },
    },
  },
});

const HeadBody = chakra('div', {
  base: {
    display: { base: 'contents', xl: 'block' },
    minWidth: '0',
    paddingInline: { xl: '13' },
  },
});

export interface PageHeadProps {
  title: string;
  lead: string;
  emblem: EmblemName;
  /** The emblem of the donation page while a mushaf is bought. */
  orderEmblem?: EmblemName;
  /**
   * `low`: the first choice is on the first screen. `pictured`: from xl on the children, a picture, stand at the right of
   * the text, and both end on one line.
   */
  layout?: 'low' | 'pictured';
  children?: ReactNode;
}

/** The head of an inner page: emblem, h1 (focus target of a route change), lead. */
export const PageHead = memo(function PageHead({ title, lead, emblem, orderEmblem, layout, children }: PageHeadProps) {
  return (
    <HeadRow aria-labelledby="judul" layout={layout} ordering={orderEmblem !== undefined}>
      <div>
        <Emblem name={emblem} />
        {orderEmblem && <Emblem name={orderEmblem} />}
      </div>
      <HeadBody>
        <h1 id="judul" tabIndex={-1}>
          {typeset(title)}
        </h1>
        <Lead>{typeset(lead)}</Lead>
        {children}
      </HeadBody>
    </HeadRow>
  );
});
