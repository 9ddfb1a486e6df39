import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { describe, Field } from '../ui/field.tsx';
import { TextArea, TextInput } from '../ui/text-field.tsx';
import { typeset } from '../ui/typeset.tsx';
import { controls } from './form-fields.ts';

export interface PersonFieldsProps {
  copy: { nameLabel: string; addressLabel: string; addressHint: string };
  nameError: string | undefined;
  addressError: string | undefined;
  wakafIntention: string | null;
}

const Group = chakra('div', { base: { '& > * + *': { marginTop: '24px' } } });

const Intention = chakra('p', {
  base: {
    paddingLeft: '18px',
    borderLeft: '2px solid {colors.gold.line}',
    fontFamily: 'heading',
    fontSize: '1.1875rem',
    lineHeight: '1.5',
  },
});

/** Nobody is asked for name or address where no script can take them along; the intention can always be read. */
export const PersonFields = memo(function PersonFields({
  copy,
  nameError,
  addressError,
  wakafIntention,
}: PersonFieldsProps) {
  const { nameLabel, addressLabel, addressHint: hint } = copy;
  return (
    <Group>
      <div data-scripts="">
        <Field id={controls.name} label={nameLabel} {...(nameError ? { error: nameError } : {})}>
          <TextInput
            type="text"
            name={controls.name}
            required
            autoComplete="name"
            {...describe(controls.name, { error: nameError })}
          />
        </Field>
      </div>
      <div data-for="beli" data-scripts="">
        <Field
          id={controls.address}
          label={addressLabel}
          hint={hint}
          {...(addressError ? { error: addressError } : {})}
        >
          <TextArea
            name={controls.address}
            required
            rows={3}
            autoComplete="street-address"
            {...describe(controls.address, { hint, error: addressError })}
          />
        </Field>
      </div>
      {wakafIntention && (
        <div data-for="wakaf">
          <Intention>{typeset(wakafIntention)}</Intention>
        </div>
      )}
    </Group>
  );
});
