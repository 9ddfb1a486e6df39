import { StepMark } from '../../ui/numbered-star.tsx';
import { styled } from '../../ui/styled.ts';

const Block = styled('section', {
  '& h2': { fontSize: 'xl', lineHeight: '1.25', marginTop: { xl: '-1' } },
  '& ol': { marginTop: '1' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '34px 1fr',
    gap: '3',
    paddingBlock: { base: '5px', xl: '2' },
    lineHeight: '1.42',
    color: 'fg.muted',
  },
  '& li span': { paddingTop: '1' },
});

export function TransferSteps({ heading, steps }: { heading: string; steps: string[] }) {
  return (
    <Block aria-labelledby="langkah">
      <h2 id="langkah">{heading}</h2>
      <ol>
        {steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- editors may write a line twice
          <li key={index}>
            <StepMark number={index + 1} />
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </Block>
  );
}

/** Rules separate the items, stacked or side by side; no bullets. */
const List = styled('ul', {
  textStyle: 'aside',
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(3, 1fr)' },
  marginTop: '7',
  borderBlock: '1px solid {colors.rule}',
  color: 'fg.muted',
  '& li': { paddingBlock: { base: '2.5', md: '3.5' }, paddingRight: { md: '5' } },
  '& li + li': {
    paddingLeft: { md: '5' },
    borderTop: { base: '1px solid {colors.border}', md: '0' },
    borderLeft: { md: '1px solid {colors.border}' },
  },
  '@media print': {
    gridTemplateColumns: 'repeat(3, 1fr)',
    marginTop: '3',
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
