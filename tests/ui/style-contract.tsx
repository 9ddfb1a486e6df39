import { styled } from '../../src/ui/styled.ts';

/**
 * The compiler must refuse each line below a `@ts-expect-error`: where it accepts one, `npm run check` fails. Nothing
 * here runs.
 */

// Tokens that do not exist.
// @ts-expect-error -- `fg.muted` was meant
styled('p', { color: 'fg.mutted' });
// @ts-expect-error -- neither a token nor a length
styled('p', { padding: '3.5 4' });
// @ts-expect-error -- a font size outside the tokens
styled('p', { fontSize: '1.2rem' });
// @ts-expect-error -- no such token, inside a value
styled('p', { border: '1px solid {colors.rulle}' });
// @ts-expect-error -- a colour outside the tokens
styled('p', { color: '#123456' });
// @ts-expect-error -- no such token, in a responsive value
styled('p', { color: { base: 'fg', md: 'fg.mutted' } });
// @ts-expect-error -- no such token, in a selector inside a media query
styled('p', { '@media print': { '& b': { color: 'fg.mutted' } } });
// @ts-expect-error -- no such text style
styled('p', { textStyle: 'leed' });

// Properties and conditions that the production system does not compile.
// @ts-expect-error -- Chakra's shorthand
styled('p', { px: '4' });
// @ts-expect-error -- one of Chakra's conditions
styled('p', { _groupHover: { color: 'fg' } });
// @ts-expect-error -- no property of CSS
styled('p', { colour: 'fg' });

// Style props, which production drops.
const Rule = styled('div', { height: '1px', bg: 'rule' });
export const Elements = () => (
  <>
    {/* @ts-expect-error -- a style prop */}
    <Rule marginTop="40px" />
    {/* @ts-expect-error -- Chakra's css prop */}
    <Rule css={{ color: 'fg' }} />
  </>
);

// Everything here compiles: the types refuse no more than they must.
const Good = styled('a', {
  layerStyle: 'well',
  textStyle: 'lead',
  color: 'fg.muted',
  marginTop: { base: '-4', xl: 'auto' },
  padding: 'clamp(40px, 5vw, 68px)',
  width: 'min(400px, 100%)',
  border: '1px dashed {colors.border.strong}',
  _hover: { bg: 'surface', '& svg': { fill: 'currentColor' } },
  '@media print': { display: 'none' },
  lg: { gap: '2.5' },
  variants: { tone: { danger: { color: 'danger' } }, full: { true: { width: '100%' } } },
  defaultVariants: { tone: 'danger' },
});
export const good = <Good href="#isi" tone="danger" full data-keep-clear="" aria-label="x" />;
// @ts-expect-error -- no such option of this variant
export const wrong = <Good tone="success" />;
