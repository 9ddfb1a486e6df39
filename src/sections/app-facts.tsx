import { chakra } from '@chakra-ui/react/styled-system';
import { formatDay } from '../ui/day.ts';

export interface AppFactsProps {
  labels: { heading: string; version: string; size: string; rating: string; downloads: string; lastUpdate: string };
  app: { version: string; size: string; rating: string; downloads: string; lastUpdate: string };
}

const Band = chakra('section', {
  base: {
    position: 'relative',
    paddingInline: { xl: '252px 52px' },
    paddingBottom: '56px',
    '& h2': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(5, auto)' },
      gap: '1px',
      margin: '0',
      bg: 'border',
      border: '1px solid {colors.border}',
    },
    '& dl div': { display: 'flex', flexDirection: 'column-reverse', padding: '16px 20px 18px', bg: 'bg' },
    '& dl div:last-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& dt': { color: 'fg.muted', fontSize: 'note', lineHeight: '1.4' },
    '& dd': { fontFamily: 'heading', fontWeight: '500', fontSize: '1.375rem', lineHeight: '1.25' },
  },
});

/** Version, size, rating, downloads and last update, as facts in one ruled line. */
export function AppFacts({ labels, app }: AppFactsProps) {
  const { heading, ...names } = labels;
  const facts = { ...app, lastUpdate: formatDay(app.lastUpdate) };
  return (
    <Band aria-labelledby="fakta">
      <h2 id="fakta">{heading}</h2>
      <dl>
        {(['version', 'size', 'rating', 'downloads', 'lastUpdate'] as const).map((name) => (
          <div key={name}>
            <dt>{names[name]}</dt>
            <dd>{facts[name]}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
