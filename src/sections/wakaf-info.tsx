import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { newTab } from '../ui/new-tab-link.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';
import { legalWords } from '../words/legal.ts';

interface Props extends Pick<PageContents['donation'], 'info' | 'stats'> {
  hasReport: boolean;
}

const Figures = chakra('div', {
  base: {
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
  },
});

/** Attributes of a link to the report: another site's, or our page. Null while there is neither. */
function reportLink({ reportUrl, hasReport }: Pick<Props['info'], 'reportUrl'> & Pick<Props, 'hasReport'>) {
  if (reportUrl) return { href: reportUrl, ...newTab };
  return hasReport ? { href: paths.report } : null;
}

export function WakafInfo({ info, stats, hasReport }: Props) {
  const link = reportLink({ ...info, hasReport });
  return (
    <SheetRow id="penyaluran" heading={info.heading} lead={info.text}>
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
      {link ? (
        <ButtonLink variant="line" {...link}>
          {info.reportLabel}
        </ButtonLink>
      ) : (
        <Button
          type="button"
          variant="line"
          data-scripts=""
          data-notice={legalWords.noReport.title}
          data-notice-text={legalWords.noReport.description}
        >
          {info.reportLabel}
        </Button>
      )}
    </SheetRow>
  );
}
