import { memo, type ReactElement } from 'react';
import type { PageContents } from '../../../page-contents.ts';
import { donorTextNames, donorTexts, type DonorTextName } from '../../../transaction/donor-texts.ts';
import { ariaProps, Field, Fields } from '../../../ui/form/field.tsx';
import { TextArea, TextInput } from '../../../ui/form/text-field.tsx';
import { words } from '../../../words/site.ts';
import { ByType } from '../breakdown/by-type.tsx';
import { controls } from './form-fields.ts';

type InputProps = { name: string; required: true } & ReturnType<typeof ariaProps>;

const inputs: Record<DonorTextName, (props: InputProps) => ReactElement> = {
  name: (props) => <TextInput type="text" autoComplete="name" autoCapitalize="words" enterKeyHint="done" {...props} />,
  address: (props) => <TextArea rows={3} minHeight="92px" resize="vertical" autoComplete="street-address" {...props} />,
};

type Content = PageContents['donation']['form'];

/** The hints of each field, by the types that they are for. */
const hintsOf: Record<DonorTextName, (content: Content) => Record<string, string>> = {
  name: ({ nameHint, buyerNameHint }) => ({ 'donasi wakaf': nameHint, beli: buyerNameHint }),
  address: ({ addressHint }) => ({ beli: addressHint }),
};

interface TextProps {
  name: DonorTextName;
  content: Content;
  error: string | undefined;
}

/** A text that donors write. It shows only with scripts, because the confirmation gets it from scripts. */
const DonorTextField = memo(function DonorTextField({ name, content, error }: TextProps) {
  const id = controls[name];
  // One hint for all types: `aria-describedby` skips hidden parts of a hint, but reads a hint that is itself hidden.
  const hint = <ByType of={hintsOf[name](content)} />;
  return (
    <div data-for={donorTexts[name].types.join(' ')} data-scripts="">
      <Field id={id} label={words.form[name]} hint={hint} long={name === 'address'} error={error}>
        {inputs[name]({ name: id, required: true, ...ariaProps(id, { hint, error }) })}
      </Field>
    </div>
  );
});

interface Props {
  content: Content;
  errors: Partial<Record<DonorTextName, string>>;
}

export const DonorTextFields = ({ content, errors }: Props) => (
  <Fields>
    {donorTextNames.map((name) => (
      <DonorTextField key={name} name={name} content={content} error={errors[name]} />
    ))}
  </Fields>
);
