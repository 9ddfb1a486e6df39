import { chakra } from '@chakra-ui/react';
import { opener, OpenMark } from '../../../ui/opener.tsx';
import { confirmationWords } from '../../../words/confirmation.ts';
import { type Payment, PaymentText, valuesOf } from './payment-values.tsx';

const Summary = chakra('summary', { base: { ...opener, minHeight: 'control', fontSize: 'xl' } });

interface Props extends Pick<Payment, 'content'> {
  /** Null where scripts do not run, so that the details are not known. */
  details: Payment['details'] | null;
}

/** How to pay, by channel. Channels with a limit below this total are left out. src/client/page.ts opens it in print. */
export function PaymentGuide({ content: { guide, bankAccount }, details }: Props) {
  const values = valuesOf(bankAccount, details);
  const usable = guide.channels.filter(({ highest }) => highest === null || (details?.total ?? 0) <= highest);
  return (
    <chakra.details borderBlock="1px solid {colors.rule}">
      <Summary>
        <chakra.h2 font="inherit">{confirmationWords.guide}</chakra.h2>
        <OpenMark />
      </Summary>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ _print: 'repeat(3, 1fr)' }}
        gap={{ base: '2.5', _print: '6' }}
        paddingTop="3"
        paddingBottom="4"
      >
        {usable.map(({ title, steps }) => (
          <div key={title}>
            <chakra.dt fontWeight="600">{title}</chakra.dt>
            {steps.map((step, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- editors may write a line twice
              <chakra.dd key={index} lineHeight="1.5" color="fg.muted">
                <PaymentText text={step} values={values} />
              </chakra.dd>
            ))}
          </div>
        ))}
      </chakra.dl>
    </chakra.details>
  );
}
