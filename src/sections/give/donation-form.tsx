import { memo, type ReactNode } from 'react';
import { StepMark } from '../../ui/numbered-star.tsx';
import { chakra } from '../../ui/styled.ts';
import { chosenType } from '../../client/protocol.ts';
import { type Prices, type TransactionType, isComplete } from '../../transaction/order.ts';
import { formatNumber } from '../../transaction/rupiah.ts';
import type { FieldName } from '../../transaction/validate-form.ts';
import { ChoiceCards } from '../../ui/form/choice-cards.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { TypeIcon } from '../../ui/type-icons.tsx';
import { words } from '../../words.ts';
import { AmountFields, type AmountFieldsProps } from './amount-fields.tsx';
import { CityField, type CityFieldProps } from './city-field.tsx';
import type { DestinationProps } from './after-form.tsx';
import { controls } from './form-fields.ts';
import { MushafFields, type MushafFieldsProps } from './mushaf-fields.tsx';
import { PaymentBreakdown, type PaymentBreakdownProps } from './payment-breakdown.tsx';
import { LateBar, LateDestination } from './late-form-parts.tsx';
import { messagesOf } from './donation-state.ts';
import { PersonFields, type PersonFieldsProps } from './person-fields.tsx';
import type { useDonationForm } from './use-donation-form.ts';

const Step = chakra('fieldset', {
  base: {
    '& + &': { marginTop: '11', paddingTop: '9', borderTop: '1px solid {colors.border}' },
    '& > legend': { float: 'left', width: '100%', marginBottom: { base: '3', md: '5' } },
    '& > legend ~ *': { clear: 'both' },
  },
});

const StepName = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    textStyle: 'heading',
    fontSize: 'h3',
    lineHeight: '1.2',
  },
});

interface StepProps {
  number: number;
  name: ReactNode;
  children: ReactNode;
  'data-scripts'?: '';
}

/** One of the numbered groups of the form. */
function FormStep({ number, name, children, ...marks }: StepProps) {
  return (
    <Step>
      <legend {...marks}>
        <StepName>
          <StepMark number={number} />
          <span>{name}</span>
        </StepName>
      </legend>
      {children}
    </Step>
  );
}

type Copy = AmountFieldsProps['copy'] & MushafFieldsProps['copy'] & CityFieldProps['copy'] & PersonFieldsProps['copy'];

export interface DonationFormProps {
  copy: Copy & {
    typeLegend: string;
    types: { type: TransactionType; title: string; description: string }[];
    amountLegend: string;
    mushafLegend: { beli: string; wakaf: string };
    personLegend: string;
    placeLegend: string;
  };
  breakdown: PaymentBreakdownProps['copy'];
  prices: Prices;
  /** International digits: whom to ask about a city that is not there. */
  whatsapp: string;
  wakafIntentionHeading: string | null;
  /** `{jumlah}` stands for how many. */
  wakafIntention: string | null;
  destination: DestinationProps;
  tashih: MushafFieldsProps['tashih'];
  state: ReturnType<typeof useDonationForm>;
}

const Form = chakra('form', {
  base: { marginTop: { base: '3.5', md: '11' } },
});

const WithAside = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 336px' },
    gap: '11',
    alignItems: 'start',
  },
});

/** Renders once: typing must not re-render the whole form on a slow phone. */
const TypeChoice = memo(function TypeChoice({ types }: { types: DonationFormProps['copy']['types'] }) {
  const choices = types.map(({ type, ...choice }) => ({ ...choice, value: type, icon: <TypeIcon type={type} /> }));
  return (
    <ChoiceCards name={controls.type} choices={choices} defaultValue="donasi" changeLabel={words.form.changeType} />
  );
});

export function DonationForm(props: DonationFormProps) {
  const { copy, breakdown, prices, whatsapp, wakafIntentionHeading, wakafIntention, destination, tashih, state } =
    props;
  const messages = messagesOf(state.problems, prices, state.nameOver);
  const errors = Object.entries(messages).map(([field, message]) => ({
    fieldId: controls[field as FieldName],
    message,
  }));
  const { type } = state.order;
  // Constant for a donation, so that memoised parts do not render again.
  const { quantity, city, subtotal } =
    state.order.type === 'donasi'
      ? { quantity: 1, city: '', subtotal: null }
      : { ...state.order, subtotal: state.figures?.subtotal ?? null };
  return (
    <Form
      ref={state.form}
      method="dialog"
      noValidate
      aria-busy={state.busy}
      {...{ [chosenType]: state.figures ? type : undefined }}
      onInput={state.onInput}
      onBlur={state.onBlur}
      onSubmit={state.onSubmit}
    >
      {state.refused && errors.length > 0 && (
        <ErrorSummary ref={state.summary} heading={words.form.summary(errors.length)} errors={errors} />
      )}
      <WithAside>
        <input type="hidden" name={controls.code} />
        {/* Not the button, which has focus meanwhile. */}
        <div inert={state.busy}>
          <FormStep number={1} name={copy.typeLegend}>
            <TypeChoice types={copy.types} />
            <LateDestination {...destination} />
          </FormStep>
          <FormStep
            number={2}
            name={
              <>
                <span data-for="donasi">{copy.amountLegend}</span>
                <span data-for="beli">{copy.mushafLegend.beli}</span>
                <span data-for="wakaf">{copy.mushafLegend.wakaf}</span>
              </>
            }
          >
            <AmountFields
              copy={copy}
              minimum={prices.minDonation}
              error={messages.amount}
              unreadable={state.unreadable}
            />
            <MushafFields copy={copy} prices={prices} subtotal={subtotal} quantity={quantity} tashih={tashih} />
          </FormStep>
          <FormStep
            number={3}
            data-scripts=""
            name={
              <>
                <span data-for="donasi">{copy.personLegend}</span>
                <span data-for="beli wakaf">{copy.placeLegend}</span>
              </>
            }
          >
            <CityField
              copy={copy}
              cities={prices.cities}
              error={messages.city}
              type={type}
              quantity={quantity}
              city={city}
              whatsapp={whatsapp}
            />
            <PersonFields
              copy={copy}
              nameError={messages.name}
              addressError={messages.address}
              addressRemaining={state.addressRemaining}
              intentionHeading={wakafIntentionHeading}
              intention={wakafIntention?.replaceAll('{jumlah}', formatNumber(quantity))}
            />
          </FormStep>
        </div>
        <PaymentBreakdown
          copy={breakdown}
          order={state.order}
          prices={prices}
          figures={state.figures}
          busy={state.busy}
        />
        {state.figures && isComplete(state.figures) && <LateBar figures={state.figures} busy={state.busy} />}
      </WithAside>
    </Form>
  );
}
