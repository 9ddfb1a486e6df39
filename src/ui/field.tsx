import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { words } from '../words.ts';
import { OctagonIcon } from './icons.tsx';

const Group = chakra('div', {
  base: { display: 'grid', gap: '7px', alignContent: 'start', minWidth: '0' },
  variants: {
    wrong: {
      true: {
        '& :is(input, select, textarea)': { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
        '& [data-prefix]': { borderColor: 'danger' },
      },
    },
  },
});

const Label = chakra('label', {
  base: { fontWeight: '600', fontSize: 'body', '& span': { fontWeight: '400', color: 'fg.muted' } },
});

const Hint = chakra('p', { base: { marginTop: '-3px', fontSize: 'note', lineHeight: '1.45', color: 'fg.muted' } });

const Wrong = chakra('p', {
  base: {
    display: 'flex',
    gap: '8px',
    alignItems: 'flex-start',
    color: 'danger',
    fontWeight: '600',
    fontSize: 'note',
    lineHeight: '1.45',
    '& svg': { width: '19px', height: '19px', marginTop: '1px' },
  },
});

export interface FieldProps {
  id: string;
  label: string;
  hint?: string;
  /** What is wrong and how to mend it. */
  error?: string;
  optional?: boolean;
  children: ReactNode;
}

/** Attributes that tie a control to the hint and error of its Field. */
export function describe(id: string, { hint, error }: { hint?: string | undefined; error?: string | undefined }) {
  const ids = [hint && `${id}-petunjuk`, error && `${id}-salah`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined };
}

/** Label above, hint under it, the error in words under the control (design.md section 8). */
export function Field({ id, label, hint, error, optional = false, children }: FieldProps) {
  return (
    <Group wrong={Boolean(error)}>
      <Label htmlFor={id}>
        {label} {optional && <span>{words.form.optional}</span>}
      </Label>
      {hint && <Hint id={`${id}-petunjuk`}>{hint}</Hint>}
      {children}
      {error && (
        <Wrong id={`${id}-salah`}>
          <OctagonIcon />
          <span>{error}</span>
        </Wrong>
      )}
    </Group>
  );
}
