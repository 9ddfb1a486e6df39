import { memo } from 'react';
import type { PageContents } from '../../page-contents.ts';
import { styled } from '../../ui/styled.ts';
import { reportLink } from '../wakaf-info.tsx';

type Props = PageContents['donation']['form']['destination'] & {
  /** How many mushaf have reached readers, as staff write it. `text` continues the sentence. */
  figure: string;
  reportUrl: string | null;
  hasReport: boolean;
};

const Place = styled('p', {
  marginTop: '5',
  fontSize: 'ui',
  lineHeight: '1.4',
  color: 'fg.muted',
  '& b': { textStyle: 'fact', color: 'fg' },
  '& a': { layerStyle: 'target', color: 'accent', fontWeight: '600' },
});

/** Below the choice of wakaf: where mushaf go, how many have arrived, and the report once there is one. */
export const Destination = memo(function Destination(props: Props) {
  const { figure, text, reportLabel } = props;
  const link = reportLink(props);
  return (
    <Place data-for="wakaf">
      <b>{figure}</b> <span>{text}</span> {link && <a {...link}>{reportLabel}</a>}
    </Place>
  );
});
