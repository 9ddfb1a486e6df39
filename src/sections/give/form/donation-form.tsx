import { memo, type ReactNode } from 'react';
import { StepMark } from '../../../ui/numbered-star.tsx';
import { chakra } from '@chakra-ui/react';
import type { PageContents } from '../../../page-contents.ts';
import { chosenType } from '../../../client/protocol.ts';
import type { FieldName } from '../../../transaction/validate-form.ts';
import { ChoiceRow } from '../../../ui/form/choice-row.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { TypeIcon } from '../../../ui/type-icon.tsx';
import { useErrorTitle } from '../../../ui/use-error-title.ts';
import { words } from '../../../words/site.ts';
import { ByType } from '../breakdown/by-type.tsx';
import { AmountFields } from './amount-fields.tsx';
import { CityField } from './city-field.tsx';
import { controls } from './form-fields.ts';
import { MushafFields } from './mushaf-fields.tsx';
import { PaymentBreakdown } from '../breakdown/payment-breakdown.tsx';
import { messagesOf } from './donation-state.ts';
import { Ikrar } from '../transfer/ikrar.tsx';
import { PersonFields } from './person-fields.tsx';
import { useDonationForm } from './use-donation-form.ts';
import { useSubmit } from './use-submit.ts';

const Step = chakra('fieldset', {
  base: {
    '& + &': { marginTop: '7', paddingTop: '6', borderTop: '1px solid {colors.border}' },
    '& > legend': { float: 'left', width: '100%', marginBottom: '3' },
    '& > legend ~ *': { clear: 'both' },
  },
});

const StepName = chakra('span', {
  base: {
    layerStyle: 'line',
    gap: '3',
    textStyle: 'heading',
    fontSize: 'h3',
    '& svg': { width: { base: '8', sm: '9' }, height: { base: '8', sm: '9' } },
  },
});

interface StepProps {
  number: number;
  /** One name for all types, or one for each type. */
  name: string | Record<string, string>;
  children: ReactNode;
  'data-scripts'?: '';
}

function FormStep({ number, name, children, ...attributes }: StepProps) {
  return (
    <Step>
      <legend {...attributes}>
        <StepName>
          <StepMark number={number} />
          <span>{typeof name === 'string' ? name : <ByType of={name} />}</span>
        </StepName>
      </legend>
      {children}
    </Step>
  );
}

interface Props {
  page: PageContents['donation'];
  /** The number for questions about a missing city, in international digits. */
  whatsapp: string;
}

const Form = chakra('form', { base: { marginTop: { base: '6', xl: '0' } } });

const WithAside = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 336px' },
    gap: '11',
    alignItems: 'start',
  },
});

const Reason = chakra('p', { base: { marginTop: '3' } });

/** This part renders once, because typing must not render the whole form again on a slow phone. */
const TypeChoice = memo(function TypeChoice({ types }: { types: Props['page']['form']['types'] }) {
  const choices = types.map(({ type, ...choice }) => ({ ...choice, value: type, icon: <TypeIcon type={type} /> }));
  return (
    <>
      <ChoiceRow name={controls.type} choices={choices} defaultValue="donasi" />
      <Reason aria-hidden="true">
        <ByType of={Object.fromEntries(types.map(({ type, description }) => [type, description]))} />
      </Reason>
    </>
  );
});

export function DonationForm({ page, whatsapp }: Props) {
  const { form: copy, prices, legality } = page;
  const state = useDonationForm(prices);
  const { busy, onSubmit } = useSubmit(prices, state.dispatch);
  const messages = messagesOf(state.problems, prices);
  const errors = Object.entries(messages).map(([name, message]) => ({ fieldId: controls[name as FieldName], message }));
  const { order, figures } = state;
  const isRefused = state.wasRefused && errors.length > 0;
  useErrorTitle(isRefused);
  // These values are constant for a donation, so that memoised parts do not render again.
  const { quantity, city, subtotal } =
    order.type === 'donasi'
      ? { quantity: 1, city: '', subtotal: null }
      : { ...order, subtotal: figures?.subtotal ?? null };
  return (
    <Form
      ref={state.form}
      method="dialog"
      noValidate
      aria-busy={busy}
      {...{ [chosenType]: figures ? order.type : undefined }}
      onInput={state.onInput}
      onBlur={state.onBlur}
      onSubmit={onSubmit}
    >
      {isRefused && <ErrorSummary ref={state.summary} heading={words.form.summary(errors.length)} errors={errors} />}
      <WithAside>
        {/* The button is outside, because it has focus while the form is inert. */}
        <div inert={busy}>
          <FormStep number={1} name={words.form.steps.type}>
            <TypeChoice types={copy.types} />
          </FormStep>
          <FormStep number={2} name={words.form.steps.order}>
            <AmountFields copy={copy} minDonation={prices.minDonation} error={messages.amount} />
            <MushafFields
              product={copy.product}
              prices={prices}
              subtotal={subtotal}
              quantity={quantity}
              tashih={legality.tashih}
            />
          </FormStep>
          <FormStep number={3} data-scripts="" name={words.form.steps.person}>
            <CityField
              cities={prices.cities}
              error={messages.city}
              type={order.type}
              quantity={quantity}
              city={city}
              whatsapp={whatsapp}
            />
            <PersonFields copy={copy} nameError={messages.name} addressError={messages.address} />
          </FormStep>
        </div>
        <Ikrar data-for="wakaf" copy={page} quantity={quantity} />
        <PaymentBreakdown {...{ order, prices, figures, busy }} copy={page.breakdown} error={messages.amount} />
      </WithAside>
    </Form>
  );
}
