import { defineConfig } from '@chakra-ui/react/styled-system';

const props = (values: string, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { values }]));

/**
 * The conditions and token-aware properties that this site uses. Chakra's own `/preset-base` knows 400
 * of them and would cost every visitor 5 kB; a property that is missing here takes its value as it stands.
 */
export const styleBase = defineConfig({
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    focus: '&:is(:focus, [data-focus])',
    disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    before: '&::before',
    after: '&::after',
    placeholder: '&::placeholder, &[data-placeholder]',
    dark: '.dark &',
    light: ':root:not(.dark) &',
  },
  utilities: {
    background: { values: 'colors', shorthand: ['bg'] },
    ...props('colors', ['color', 'borderColor', 'borderLeftColor', 'borderBottomColor', 'fill', 'stroke']),
    ...props('fonts', ['fontFamily']),
    ...props('fontSizes', ['fontSize']),
    ...props('radii', ['borderRadius']),
    ...props('shadows', ['boxShadow']),
    ...props('easings', ['transitionTimingFunction']),
  },
});
