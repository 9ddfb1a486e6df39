import { chakra, createSlotRecipeContext, defineSlotRecipe } from '../../src/ui/styled.ts';

/**
 * The styling contract, held by the compiler: `npm run check` fails when one of these lines compiles, because
 * its `@ts-expect-error` then expects nothing. Nothing here runs.
 */

// Tokens that do not exist.
// @ts-expect-error -- `fg.muted` was meant
chakra('p', { base: { color: 'fg.mutted' } });
// @ts-expect-error -- no step of the scale
chakra('p', { base: { marginTop: '4.2' } });
// @ts-expect-error -- neither a token nor a length
chakra('p', { base: { padding: '3.5 4' } });
// @ts-expect-error -- no size of type
chakra('p', { base: { fontSize: '1.2rem' } });
// @ts-expect-error -- inside a value
chakra('p', { base: { border: '1px solid {colors.rulle}' } });
// @ts-expect-error -- a colour outside the tokens
chakra('p', { base: { color: '#123456' } });
// @ts-expect-error -- a name that CSS knows, and this site does not
chakra('p', { base: { color: 'red' } });
// @ts-expect-error -- from a width on
chakra('p', { base: { color: { base: 'fg', md: 'fg.mutted' } } });
// @ts-expect-error -- under a condition of the browser, two levels down
chakra('p', { base: { '@media print': { '& b': { color: 'fg.mutted' } } } });
// @ts-expect-error -- in a variant
chakra('p', { variants: { tone: { danger: { color: 'dangr' } } } });
// @ts-expect-error -- in a slot
defineSlotRecipe({ slots: ['root'], base: { root: { bg: 'surfce' } } });
// @ts-expect-error -- no text style
chakra('p', { base: { textStyle: 'leed' } });
// @ts-expect-error -- no layer style
chakra('p', { base: { layerStyle: 'jadwall' } });

// Properties and conditions that the production system does not compile.
// @ts-expect-error -- Chakra's shorthand
chakra('p', { base: { px: '4' } });
// @ts-expect-error -- takes tokens in Chakra's preset, would take them as they stand here
chakra('p', { base: { borderTopColor: 'gold' } });
// @ts-expect-error -- one of Chakra's conditions
chakra('p', { base: { _groupHover: { color: 'fg' } } });
// @ts-expect-error -- a width that is none of ours
chakra('p', { base: { display: { '2xl': 'none' } } });
// @ts-expect-error -- no property at all
chakra('p', { base: { colour: 'fg' } });
// @ts-expect-error -- a slot that the recipe does not have
defineSlotRecipe({ slots: ['root'], base: { rooot: {} } });

// Style props, which production drops.
const Rule = chakra('div', { base: { height: '1px', bg: 'rule' } });
const Frame = chakra('svg', { base: { fill: 'none' } });
const Card = createSlotRecipeContext({ recipe: defineSlotRecipe({ slots: ['root', 'name'] }) });
const Root = Card.withProvider('div', 'root');
export const Elements = () => (
  <>
    {/* @ts-expect-error -- a style prop */}
    <Rule marginTop="40px" />
    {/* @ts-expect-error -- also HTML's own, of old */}
    <Rule color="fg" />
    {/* @ts-expect-error -- Chakra's way around */}
    <Rule css={{ color: 'fg' }} />
    {/* @ts-expect-error -- and another element */}
    <Rule as="span" />
    {/* @ts-expect-error -- SVG's attribute of that name */}
    <Frame fill="gold" />
    {/* @ts-expect-error -- a part of a slot recipe */}
    <Root padding="4" />
  </>
);

// What does compile: the contract refuses no more than it must.
const Good = chakra('a', {
  base: {
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
  },
  variants: { tone: { danger: { color: 'danger' } }, full: { true: { width: '100%' } } },
  defaultVariants: { tone: 'danger' },
});
export const good = <Good href="#isi" tone="danger" full data-keep-clear="" aria-label="x" />;
// @ts-expect-error -- no option of this variant
export const wrong = <Good tone="success" />;
