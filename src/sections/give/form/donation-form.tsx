import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { memo } from 'react';
import { chosenTypeAttribute } from '../../../client/protocol.ts';
import type { PageContents } from '../../../page-contents.ts';
import { mapDonorTexts } from '../../../transaction/donor-texts.ts';
import type { FieldName, Problem } from '../../../transaction/validate-form.ts';
import { Choices } from '../../../ui/form/choices.tsx';
import { Fields } from '../../../ui/form/field.tsx';
import { TypeIcon } from '../../../ui/type-icon.tsx';
import { useErrorTitle } from '../../../ui/use-error-title.ts';
import { words } from '../../../words/site.ts';
import { ByType } from '../breakdown/by-type.tsx';
import { PaymentBreakdown } from '../breakdown/payment-breakdown.tsx';
import { AmountFields } from './amount-fields.tsx';
import { CityField } from './city-field.tsx';
import { remedyFor } from './donation-state.ts';
import { DonorTextFields } from './donor-text-fields.tsx';
import { controls } from './form-fields.ts';
import { MushafFields } from './mushaf-fields.tsx';
import { Recipient } from './recipient.tsx';
import { useDonationForm } from './use-donation-form.ts';
import { type Actions, useSubmit } from './use-submit.ts';

interface Props extends Actions {
  page: PageContents['donation'];
  /** The number for questions about a missing city, in international digits. */
  whatsapp: string;
}

/** Only the breakdown stands in the second column, so that it covers nothing while it sticks. */
const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 336px' },
    // The breakdown reaches across both rows of the first column.
    gridTemplateRows: { lg: 'auto 1fr' },
    // The stars at the corners of the breakdown keep clear of the field above.
    rowGap: { base: '7', xl: '0' },
    columnGap: '11',
    alignItems: 'start',
    marginTop: { base: '2.5', lg: '3.5' },
  },
});

/** This part renders once, because typing must not render the whole form again on a slow phone. */
const TypeChoice = memo(function TypeChoice({ types }: { types: Props['page']['form']['types'] }) {
  const choices = types.map(({ type, ...choice }) => ({ ...choice, value: type, icon: <TypeIcon type={type} /> }));
  return (
    <Box display="grid" gap={{ base: '2.5', xl: '2' }}>
      <Heading id="formulir" fontSize="lg" lineHeight="1.3" color="gold">
        {words.form.title}
      </Heading>
      <Choices look="joined" name={controls.type} label={words.form.type} choices={choices} defaultValue="donasi" />
      {/* Screen readers skip it, because the name of each choice has it. */}
      <Text aria-hidden="true" lineHeight="1.45">
        <ByType of={Object.fromEntries(types.map(({ type, description }) => [type, description]))} />
      </Text>
    </Box>
  );
});

const labels: Record<FieldName, string> = {
  amount: words.form.amount,
  city: words.form.city.label,
  ...mapDonorTexts((name) => words.form[name]),
};

export function DonationForm({ page, whatsapp, ...actions }: Props) {
  const { form: content, prices, legality } = page;
  const { order, quote, problems, ...form } = useDonationForm(prices);
  const { busy, onSubmit } = useSubmit(prices, form, actions);
  useErrorTitle(form.wasRefused && Object.keys(problems).length > 0);
  const problemEntries = Object.entries(problems) as [FieldName, Problem][];
  const problemList = problemEntries.map(([name, problem]) => ({
    fieldId: controls[name],
    label: labels[name],
    remedy: remedyFor(name, problem, prices),
  }));
  const flags: Partial<Record<FieldName, string>> = Object.fromEntries(
    problemEntries.map(([name, problem]) => [name, words.problems.flags[problem]]),
  );
  // Before React has read the form, src/sections/give/before-react.ts sets this attribute.
  const chosenType = { [chosenTypeAttribute]: quote ? order.type : undefined };
  // These values are constant for a donation, so that memoised parts do not render again.
  const { quantity, city } = order.type === 'donasi' ? { quantity: 1, city: '' } : order;
  return (
    <Form
      ref={form.ref}
      method="dialog" // sends nothing before React runs
      noValidate
      aria-busy={busy}
      {...chosenType}
      onInput={form.onInput}
      onBlur={form.onBlur}
      onSubmit={onSubmit}
    >
      {/* The button is outside, because it has focus while the form is inert. */}
      <Fields inert={busy}>
        <TypeChoice types={content.types} />
        <AmountFields content={content} limits={prices} error={flags.amount} />
        <MushafFields product={content.product} prices={prices} quantity={quantity} tashih={legality.tashih} />
        <CityField
          cities={prices.cities}
          error={flags.city}
          type={order.type}
          quantity={quantity}
          city={city}
          whatsapp={whatsapp}
        />
        <DonorTextFields content={content} errors={flags} />
      </Fields>
      <Recipient legality={legality} />
      <PaymentBreakdown
        content={page.breakdown}
        order={order}
        prices={prices}
        quote={quote}
        busy={busy}
        problems={problemList}
      />
    </Form>
  );
}
