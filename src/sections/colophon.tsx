import { pageWords } from '../words/pages.ts';
import { formatDay } from '../words/days.ts';
import type { PageContents } from '../page-contents.ts';
import { VisuallyHidden } from '../ui/visually-hidden.ts';
import { SheetRow } from '../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';

type Page = PageContents['download'];

/** Two facing pages: facts, and the requirements of the app. */
const Pages = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    rowGap: '9',
    columnGap: { base: '14', md: '10', lg: '14' },
    '& h2': { fontSize: { base: '3xl', xl: '4xl' }, lineHeight: '1.2' },
    md: { _before: { layerStyle: 'spine' } },
  },
});

const Facts = chakra('dl', {
  base: {
    marginTop: '3.5',
    _after: { layerStyle: 'tailPiece', marginTop: '4' },
    '& div': {
      layerStyle: 'wrapping',
      alignItems: 'baseline',
      gap: '2',
      minHeight: '46px',
      paddingTop: '2.5',
    },
    '& dt': { fontFamily: 'heading', fontSize: 'md', lineHeight: '1.3', color: 'fg.muted' },
    '& dd': {
      textStyle: 'number',
      order: '1',
      marginLeft: 'auto',
      fontSize: 'lg',
      lineHeight: '1.3',
      textAlign: 'right',
    },
    '& small': { fontFamily: 'body', fontSize: 'caption', fontWeight: '400' },
    // Dotted leaders on the baseline between name and value.
    '& div::after': {
      content: '""',
      flex: '1',
      minWidth: '2.5',
      borderBottom: '2px dotted {colors.gold.line}',
    },
  },
});

const Needs = chakra('table', {
  base: {
    width: '100%',
    marginTop: '3',
    borderCollapse: 'collapse',
    lineHeight: '1.35',
    overflowWrap: 'anywhere',
    '& tr': { borderBottom: '1px dotted {colors.border.strong}' },
    '& :is(th, td)': {
      paddingBlock: '11px',
      paddingLeft: '0',
      paddingRight: '3',
      textAlign: 'left',
      verticalAlign: 'top',
      fontWeight: '400',
    },
    '& thead :is(th, td)': {
      fontFamily: 'heading',
      fontSize: 'md',
      fontWeight: '500',
    },
    '& thead tr': { borderBottom: '1px solid {colors.gold.line}' },
    '& small': { display: 'block', fontFamily: 'body', fontSize: 'caption', fontWeight: '400' },
    '& tbody th': { width: '30%', overflowWrap: 'normal', color: 'fg.muted' },
    '& td': { fontWeight: '600' },
    '& [data-soon]': { color: 'fg.subtle', fontWeight: '400' },
  },
});

type Platforms = { platforms: Page['app']['requirements']; heading: string };

function Requirements({ heading, platforms }: Platforms) {
  const soon = (comingSoon: boolean) => (comingSoon ? '' : undefined);
  return (
    <Needs>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{heading}</VisuallyHidden>
          </th>
          {platforms.map(({ platform, comingSoon }) => (
            <th key={platform} scope="col" data-soon={soon(comingSoon)}>
              {platform}
              {comingSoon && <small>{pageWords.download.soon}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['os', 'ram', 'storage', 'internet'] as const).map((name) => (
          <tr key={name}>
            <th scope="row">{pageWords.download[name]}</th>
            {platforms.map(({ platform, comingSoon, ...values }) => (
              <td key={platform} data-soon={soon(comingSoon)}>
                {values[name]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Needs>
  );
}

interface Props {
  facts: Page['facts'];
  requirements: Page['requirements'];
  app: Page['app'];
}

export function Colophon({ facts: { heading }, requirements, app }: Props) {
  const facts = { ...app, lastUpdate: formatDay(app.lastUpdate) };
  return (
    <SheetRow id="fakta">
      <Pages>
        <div>
          <h2 id="fakta">{heading}</h2>
          <Facts>
            {(['version', 'size', 'rating', 'downloads', 'lastUpdate'] as const).map((name) => (
              <div key={name}>
                <dt>{pageWords.download[name]}</dt>
                <dd>
                  <span>{facts[name]}</span>
                  {name === 'rating' && app.ratingSource && <small>{` ${app.ratingSource}`}</small>}
                </dd>
              </div>
            ))}
          </Facts>
        </div>
        <div>
          <h2>{requirements.heading}</h2>
          <Requirements heading={requirements.heading} platforms={app.requirements} />
        </div>
      </Pages>
    </SheetRow>
  );
}
