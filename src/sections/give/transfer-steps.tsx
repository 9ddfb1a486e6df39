import { StepMark } from '../../ui/numbered-star.tsx';
import { styled } from '../../ui/styled.ts';
import type { Payment } from './payment-values.tsx';

const Block = styled('section', {
  '& h2': { fontSize: 'xl', lineHeight: '1.25', marginTop: { xl: '-1' } },
  '@media (max-width: 767.98px)': { '& h2': { layerStyle: 'visuallyHidden' } },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '34px 1fr',
    gap: '3',
    paddingBlock: { base: '3px', xl: '2' },
    lineHeight: '1.42',
    color: 'fg.muted',
  },
  // The transfer comes first.
  '& [data-first]': { color: 'fg', fontWeight: '600' },
  '& li span': { paddingTop: '1' },
});

/** The second step asks for the message. An order with a place also says here what happens without it. */
export function TransferSteps({ copy, details }: Payment) {
  const note = details.type !== 'donasi' && copy.messageNote?.[details.type];
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
