import { memo } from 'react';
import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { Lead, SheetRow } from '../ui/sheet.tsx';
import { styled } from '../ui/styled.ts';
import { legalWords } from '../legal-words.ts';
import { showToast } from '../ui/toast.ts';
import { typeset } from '../ui/typeset.tsx';

export interface WakafInfoProps extends Pick<PageContents['donation'], 'info' | 'stats'> {
  hasReport: boolean;
}

const Pair = styled('div', {
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 336px' },
  gap: '11',
  alignItems: 'start',
  '& h2 + p': { marginBottom: '5' },
});

const Figures = styled('div', {
  layerStyle: 'plate',
  paddingBlock: '6',
  paddingInline: '6.5',
  '& h3': { fontSize: '2xl', marginBottom: '2' },
  '& dl': { display: { md: 'grid', lg: 'block' }, gridTemplateColumns: 'repeat(3, 1fr)' },
  '& div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    paddingBlock: '3',
    borderTop: '1px dotted {colors.border.strong}',
  },
  '& dt': { color: 'fg.muted', fontSize: 'note' },
  '& small': { display: 'block', fontSize: 'caption' },
  '& dd': { textStyle: 'statistic' },
});

export const WakafInfo = memo(function WakafInfo({ info, stats, hasReport }: WakafInfoProps) {
  const report = info.reportUrl ?? (hasReport ? paths.report : null);
  return (
    <SheetRow id="penyaluran" label={info.mark}>
      <Pair>
        <div>
          <h2>{info.heading}</h2>
          <Lead>{typeset(info.text)}</Lead>
          {report ? (
            <ButtonAnchor
              variant="line"
              href={report}
              target={info.reportUrl ? '_blank' : undefined}
              rel="noopener noreferrer"
            >
              {info.reportLabel}
            </ButtonAnchor>
          ) : (
            <Button type="button" variant="line" data-scripts="" onClick={() => showToast(legalWords.noReport)}>
              {info.reportLabel}
            </Button>
          )}
        </div>
        <Figures>
          <h3>{stats.heading}</h3>
          <dl>
            {stats.items.map(({ value, label, source }) => (
              <div key={label}>
                <dt>
                  <span>{label}</span>
                  {source && <small>{source}</small>}
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Figures>
      </Pair>
    </SheetRow>
  );
});
