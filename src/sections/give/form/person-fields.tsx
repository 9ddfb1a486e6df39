import { memo } from 'react';
import type { PageContents } from '../../../page-contents.ts';
import { ariaProps, Field, Fields } from '../../../ui/form/field.tsx';
import { TextArea, TextInput } from '../../../ui/form/text-field.tsx';
import { words } from '../../../words/site.ts';
import { controls } from './form-fields.ts';

interface Props {
  copy: PageContents['donation']['form'];
  nameError: string | undefined;
  addressError: string | undefined;
}

/** Fields for name and address. They show only with scripts, because the confirmation gets them from scripts. */
export const PersonFields = memo(function PersonFields({ copy, nameError, addressError }: Props) {
  const { nameHint, addressHint: hint } = copy;
  // A span is hidden inside the hint, because `aria-describedby` would read a hint that is itself hidden.
  const shownNameHint = <span data-for="donasi wakaf">{nameHint}</span>;
  return (
    <Fields>
      <div data-scripts="">
        <Field id={controls.name} label={words.form.name} hint={shownNameHint} error={nameError}>
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
        <Field id={controls.address} label={words.form.address} hint={hint} long error={addressError}>
          <TextArea
            name={controls.address}
            required
            rows={3}
            minHeight="92px"
            resize="vertical"
            autoComplete="street-address"
            {...ariaProps(controls.address, { hint, error: addressError })}
          />
        </Field>
      </div>
    </Fields>
  );
});
