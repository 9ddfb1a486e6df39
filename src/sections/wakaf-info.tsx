import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { Button, ButtonLink, ButtonNewTab } from '../ui/button.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { styled } from '../ui/styled.ts';
import { legalWords } from '../legal-words.ts';
import { showToast } from '../ui/toast.ts';

interface Props extends Pick<PageContents['donation'], 'info' | 'stats'> {
  hasReport: boolean;
}

const Figures = styled('div', {
  marginTop: { base: '7', md: '9' },
  marginBottom: '6',
  borderBlock: '1px solid {colors.gold.line}',
  '& h3': { paddingBlock: '3', fontSize: 'lg', color: 'gold' },
  '& dl': { display: 'grid', gridTemplateColumns: { md: 'repeat(3, 1fr)' } },
  '& div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingBlock: '4',
    borderTop: '1px solid {colors.rule}',
  },
  '& div + div': { paddingLeft: { md: '7' }, borderLeft: { md: '1px solid {colors.rule}' } },
  '& dt': { color: 'fg.muted' },
  '& small': { display: 'block', fontSize: 'caption' },
  '& dd': { textStyle: 'price', marginBottom: '1.5' },
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
    <SheetRow id="penyaluran" mark={info.mark} heading={info.heading} lead={info.text}>
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
      <ReportButton {...info} hasReport={hasReport} />
    </SheetRow>
  );
}
