import { memo } from 'react';
import type { PageContents } from '../../page-contents.ts';
import { ariaProps, Field, Fields } from '../../ui/form/field.tsx';
import { TextArea, TextInput } from '../../ui/form/text-field.tsx';
import { styled } from '../../ui/styled.ts';
import { typeset } from '../../ui/typeset.tsx';
import { controls } from './form-fields.ts';

interface Props {
  copy: PageContents['donation']['form'];
  nameError: string | undefined;
  addressError: string | undefined;
  /** Percent-encoded characters that the address still takes. */
  addressRemaining: number;
  intentionHeading: string | null;
  intention: string | undefined;
}

const Intention = styled('p', {
  textStyle: 'quote',
  marginTop: '2',
  paddingLeft: '4.5',
  borderLeft: '2px solid {colors.gold.line}',
});

/** Name and address are asked for only when scripts can pass them on; the intention is always shown. */
export const PersonFields = memo(function PersonFields(props: Props) {
  const { copy, nameError, addressError, addressRemaining, intentionHeading, intention } = props;
  const { nameLabel, nameHint, addressLabel, addressHint: hint } = copy;
  const mayBeAnyone = <span data-for="donasi wakaf">{nameHint}</span>;
  return (
    <Fields>
      <div data-scripts="">
        <Field id={controls.name} label={nameLabel} hint={mayBeAnyone} error={nameError}>
          <TextInput
            type="text"
            name={controls.name}
            required
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="done"
            {...ariaProps(controls.name, { hint: nameHint, error: nameError })}
          />
        </Field>
      </div>
      <div data-for="beli" data-scripts="">
        <Field id={controls.address} label={addressLabel} hint={hint} remaining={addressRemaining} error={addressError}>
          <TextArea
            name={controls.address}
            required
            rows={3}
            autoComplete="street-address"
            {...ariaProps(controls.address, { hint, error: addressError })}
          />
        </Field>
      </div>
      {intention && (
        <div data-for="wakaf">
          {intentionHeading && <h3>{intentionHeading}</h3>}
          <Intention>{typeset(intention)}</Intention>
        </div>
      )}
    </Fields>
  );
});
