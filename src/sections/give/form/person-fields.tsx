import { memo, type ReactElement } from 'react';
import type { PageContents } from '../../../page-contents.ts';
import { donorTextNames, donorTexts, type DonorTextName } from '../../../transaction/donor-texts.ts';
import { ariaProps, Field, Fields } from '../../../ui/form/field.tsx';
import { TextArea, TextInput } from '../../../ui/form/text-field.tsx';
import { words } from '../../../words/site.ts';
import { controls } from './form-fields.ts';

type InputProps = { name: string; required: true } & ReturnType<typeof ariaProps>;

const inputs: Record<DonorTextName, (props: InputProps) => ReactElement> = {
  name: (props) => <TextInput type="text" autoComplete="name" autoCapitalize="words" enterKeyHint="done" {...props} />,
  address: (props) => <TextArea rows={3} minHeight="92px" resize="vertical" autoComplete="street-address" {...props} />,
};

/** The types for which the hint shows. */
const hintFor: Record<DonorTextName, string> = { name: 'donasi wakaf', address: 'beli' };

interface TextProps {
  name: DonorTextName;
  hint: string;
  error: string | undefined;
}

/** A text that donors write. It shows only with scripts, because the confirmation gets it from scripts. */
const PersonField = memo(function PersonField({ name, hint, error }: TextProps) {
  const id = controls[name];
  return (
    <div data-for={donorTexts[name].types.join(' ')} data-scripts="">
      <Field
        id={id}
        label={words.form[name]}
        // A span is hidden inside the hint, because `aria-describedby` would read a hint that is itself hidden.
        hint={<span data-for={hintFor[name]}>{hint}</span>}
        long={name === 'address'}
        error={error}
      >
        {inputs[name]({ name: id, required: true, ...ariaProps(id, { hint, error }) })}
      </Field>
    </div>
  );
});

interface Props {
  copy: PageContents['donation']['form'];
  errors: Partial<Record<DonorTextName, string>>;
}

export const PersonFields = ({ copy, errors }: Props) => (
  <Fields>
    {donorTextNames.map((name) => (
      <PersonField key={name} name={name} hint={copy[`${name}Hint`]} error={errors[name]} />
    ))}
  </Fields>
);
