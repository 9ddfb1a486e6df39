import { memo } from 'react';
import type { PageContents } from '../../page-contents.ts';
import { paths } from '../../page-table.ts';
import { Picture } from '../../ui/picture.tsx';
import { styled } from '../../ui/styled.ts';

type Props = PageContents['donation']['form']['destination'] & {
  /** How many mushaf have reached readers, as staff write it. `text` continues the sentence. */
  figure: string;
  reportUrl: string | null;
  hasReport: boolean;
};

const Place = styled('div', {
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: '3.5',
  alignItems: 'center',
  marginTop: '3',
  '& img': { width: '100%', height: 'auto', border: '1px solid {colors.gold.line}' },
  '& b': { display: 'block', textStyle: 'fact', fontSize: '3xl', color: 'fg' },
  '& p': { fontSize: 'ui', lineHeight: '1.4', color: 'fg.muted' },
  '& a': {
    layerStyle: 'target',
    color: 'accent',
    fontWeight: '600',
    textDecoration: 'underline',
  },
});

/** Below the choice of wakaf: where mushaf go, how many have arrived, and the report once there is one. */
export const Destination = memo(function Destination(props: Props) {
  const { picture, light, figure, text, reportLabel, reportUrl, hasReport } = props;
  return (
    <Place data-for="wakaf">
      <Picture picture={picture} light={light} sizes="104px" />
      <div>
        <p>
          <b>{figure}</b> <span>{text}</span>
        </p>
        {reportUrl ? (
          <a href={reportUrl} target="_blank" rel="noopener noreferrer">
            {reportLabel}
          </a>
        ) : (
          hasReport && <a href={paths.report}>{reportLabel}</a>
        )}
      </div>
    </Place>
  );
});
