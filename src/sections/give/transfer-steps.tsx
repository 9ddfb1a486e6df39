import { StepMark } from '../../ui/numbered-star.tsx';
import { styled } from '../../ui/styled.ts';
import type { Payment } from './payment-values.tsx';

const Block = styled('section', {
  '& h2': { fontSize: 'xl', lineHeight: '1.25', marginTop: { xl: '-1' } },
  '@media (max-width: 767.98px)': { '& h2': { layerStyle: 'visuallyHidden' } },
  '& ol': { marginTop: '1' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '34px 1fr',
    gap: '3',
    paddingBlock: { base: '1', xl: '2' },
    lineHeight: '1.42',
    color: 'fg.muted',
  },
  // The transfer comes first.
  '& [data-first]': { color: 'fg', fontWeight: '600' },
  '& li span': { paddingTop: '1' },
});

/** The second step asks for the message, so what becomes of an order without it follows there. */
export function TransferSteps({ copy, details }: Payment) {
  const note = copy.messageNote?.[details.type];
  return (
    <Block aria-labelledby="langkah">
      <h2 id="langkah">{copy.stepsHeading}</h2>
      <ol>
        {copy.steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- editors may write a line twice
          <li key={index} data-first={index === 0 ? '' : undefined}>
            <StepMark number={index + 1} />
            <span>{index === 1 && note ? `${step} ${note}` : step}</span>
          </li>
        ))}
      </ol>
    </Block>
  );
}

/** Names what nobody may ask a donor for. */
export const Warning = styled('p', { layerStyle: 'noted', textStyle: 'aside', marginTop: '3' });

/** Rules separate the items, stacked or side by side; no bullets. */
const List = styled('ul', {
  textStyle: 'aside',
  display: 'grid',
  gridAutoColumns: { md: '1fr' },
  gridAutoFlow: { md: 'column' },
  gridColumn: '1 / -1',
  gridRow: { md: '4' },
  marginTop: { base: '-5', md: '0' },
  borderTop: { base: '1px solid {colors.border}', md: '1px solid {colors.rule}' },
  borderBottom: '1px solid {colors.rule}',
  color: 'fg.muted',
  '& li': { paddingBlock: { base: '2.5', md: '3.5' }, paddingRight: { md: '5' } },
  '& li + li': {
    paddingLeft: { md: '5' },
    borderTop: { base: '1px solid {colors.border}', md: '0' },
    borderLeft: { md: '1px solid {colors.border}' },
  },
  '@media print': {
    gridAutoColumns: '1fr',
    gridAutoFlow: 'column',
    gridRow: '4',
    marginTop: '0',
    '& li': { paddingBlock: '1', paddingRight: '4' },
    '& li + li': { paddingLeft: '4', borderTop: '0', borderLeft: '1px solid {colors.border}' },
  },
});

export const TransferAdvice = ({ advice }: { advice: string[] }) => (
  <List>
    {advice.map((line, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- editors may write a line twice
      <li key={index}>{line}</li>
    ))}
  </List>
);
