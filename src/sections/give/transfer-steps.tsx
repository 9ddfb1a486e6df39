import { StepMark } from '../../ui/numbered-star.tsx';
import { chakra } from '../../ui/styled.ts';

const Block = chakra('section', {
  base: {
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
    // Free space for the floating help button on phones.
    '& li span': { paddingTop: '1', paddingRight: { base: '13', sm: '0' }, '@media print': { paddingRight: '0' } },
  },
});

interface Props {
  heading: string;
  steps: string[];
}

export function TransferSteps({ heading, steps }: Props) {
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
