import { chakra } from '@chakra-ui/react/styled-system';
import { StepMark } from '../ui/numbered-star.tsx';

const Block = chakra('section', {
  base: {
    marginTop: '56px',
    paddingTop: '36px',
    borderTop: '1px solid {colors.border}',
    '& h2': { fontSize: '1.375rem' },
    '& ol': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
      gap: '0 32px',
      marginTop: '8px',
    },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '36px 1fr',
      gap: '14px',
      padding: '12px 0',
      lineHeight: '1.5',
      color: 'fg.muted',
    },
    '& li span': { paddingTop: '4px' },
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
