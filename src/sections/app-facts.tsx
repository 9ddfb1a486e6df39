import type { PageContents } from '../page-contents.ts';
import { formatDay } from '../day-words.ts';
import { styled } from '../ui/styled.ts';

type Page = PageContents['download'];

const Band = styled('section', {
  position: 'relative',
  paddingLeft: { xl: '252px' },
  paddingRight: { xl: '13' },
  paddingBottom: '14',
  '& h2': { layerStyle: 'visuallyHidden' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(5, auto)' },
    gap: '1px',
    margin: '0',
    bg: 'border',
    border: '1px solid {colors.border}',
  },
  '& dl div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    paddingTop: '4',
    paddingInline: '5',
    paddingBottom: '4.5',
    bg: 'bg',
  },
  // Two stand side by side on a phone; the fifth takes the whole line.
  '& [data-wide]': { gridColumn: { base: '1 / -1', md: 'auto' } },
  '& dt': { color: 'fg.muted', fontSize: 'note', lineHeight: '1.4' },
  '& dd': { textStyle: 'fact' },
});

export function AppFacts({ labels, app }: { labels: Page['facts']; app: Page['app'] }) {
  const { heading, ...names } = labels;
  const facts = { ...app, lastUpdate: formatDay(app.lastUpdate) };
  return (
    <Band aria-labelledby="fakta">
      <h2 id="fakta">{heading}</h2>
      <dl>
        {(['version', 'size', 'rating', 'downloads', 'lastUpdate'] as const).map((name) => (
          <div key={name} data-wide={name === 'lastUpdate' ? '' : undefined}>
            <dt>{names[name]}</dt>
            <dd>{facts[name]}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
