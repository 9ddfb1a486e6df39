import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { Lead, SheetRow } from '../ui/sheet.tsx';
import { notAvailable } from '../ui/toast.ts';
import { typeset } from '../ui/typeset.tsx';

export interface WakafInfoProps {
  info: { mark: string; heading: string; text: string; reportLabel: string; reportUrl: string | null };
  stats: { heading: string; items: { value: string; label: string }[] };
}

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 1fr) 336px' },
    gap: '44px',
    alignItems: 'start',
    '& h2 + p': { marginBottom: '20px' },
  },
});

const Figures = chakra('div', {
  base: {
    padding: '24px 26px',
    border: '1px solid {colors.border}',
    bg: 'surface',
    '& h3': { fontSize: '1.375rem', marginBottom: '8px' },
    '& div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      padding: '12px 0',
      borderTop: '1px dotted {colors.border.strong}',
    },
    '& dt': { color: 'fg.muted', fontSize: 'note' },
    '& dd': { fontFamily: 'heading', fontWeight: '500', fontSize: '1.75rem', lineHeight: '1.2' },
  },
});

/** Where wakaf goes, and what it has come to. */
export const WakafInfo = memo(function WakafInfo({ info, stats }: WakafInfoProps) {
  return (
    <SheetRow id="penyaluran" mark={info.mark}>
      <Pair>
        <div>
          <h2>{info.heading}</h2>
          <Lead>{typeset(info.text)}</Lead>
          {info.reportUrl ? (
            <ButtonAnchor variant="line" href={info.reportUrl} target="_blank" rel="noopener noreferrer">
              {info.reportLabel}
            </ButtonAnchor>
          ) : (
            <Button type="button" variant="line" onClick={notAvailable}>
              {info.reportLabel}
            </Button>
          )}
        </div>
        <Figures>
          <h3>{stats.heading}</h3>
          <dl>
            {stats.items.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Figures>
      </Pair>
    </SheetRow>
  );
});
