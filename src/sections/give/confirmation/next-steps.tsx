import { chakra, Heading } from '@chakra-ui/react';
import { confirmationWords } from '../../../words/confirmation.ts';
import { type Payment, PaymentText, valuesOf } from './payment-values.tsx';

const Step = chakra('li', {
  base: { display: 'flex', gap: '4', paddingBlock: '5px', lineHeight: '1.45', textWrap: 'pretty' },
  variants: { ruled: { true: { borderBottom: '1px dotted {colors.border.strong}' } } },
});

/** What happens after the message, line by line. */
export function NextSteps({ content, details }: Payment) {
  const steps = content.nextSteps[details.type];
  const values = valuesOf(content.bankAccount, details);
  return (
    <chakra.section
      gridArea={{ lg: 'next' }}
      marginTop={{ base: '2.5', lg: '6' }}
      _print={{ display: 'none' }}
      aria-labelledby="setelah-itu"
    >
      <Heading id="setelah-itu" marginBottom={{ lg: '1' }} fontSize="xl" lineHeight="1.25">
        {confirmationWords.nextSteps}
      </Heading>
      <ol>
        {steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- editors may write a line twice
          <Step key={index} ruled={index < steps.length - 1}>
            <chakra.span flex="0 0 14px" fontFamily="heading" fontWeight="500" color="gold" aria-hidden="true">
              {index + 1}
            </chakra.span>
            <span>
              <PaymentText text={step} values={values} />
            </span>
          </Step>
        ))}
      </ol>
    </chakra.section>
  );
}
