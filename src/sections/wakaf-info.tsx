import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { Button, ButtonLink, ButtonNewTab } from '../ui/button.tsx';
import { Lead, SheetRow } from '../ui/sheet.tsx';
import { styled } from '../ui/styled.ts';
import { legalWords } from '../legal-words.ts';
import { showToast } from '../ui/toast.ts';
import { typeset } from '../ui/typeset.tsx';

interface Props extends Pick<PageContents['donation'], 'info' | 'stats'> {
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
  paddingTop: '6',
  paddingInline: '6.5',
  paddingBottom: '3',
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

type ReportProps = Pick<Props['info'], 'reportUrl' | 'reportLabel'> & Pick<Props, 'hasReport'>;

function ReportButton({ reportUrl, reportLabel, hasReport }: ReportProps) {
  if (reportUrl)
    return (
      <ButtonNewTab variant="line" href={reportUrl}>
        {reportLabel}
      </ButtonNewTab>
    );
  if (hasReport)
    return (
      <ButtonLink variant="line" href={paths.report}>
        {reportLabel}
      </ButtonLink>
    );
  return (
    <Button type="button" variant="line" data-scripts="" onClick={() => showToast(legalWords.noReport)}>
      {reportLabel}
    </Button>
  );
}

export function WakafInfo({ info, stats, hasReport }: Props) {
  return (
    <SheetRow id="penyaluran" label={info.mark}>
      <Pair>
        <div>
          <h2>{info.heading}</h2>
          <Lead>{typeset(info.text)}</Lead>
          <ReportButton {...info} hasReport={hasReport} />
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
}
