import type { ReactNode } from 'react';
import { words } from '../../words/site.ts';
import { OctagonIcon } from '../icons.tsx';
import { chakra } from '@chakra-ui/react';
import { typeset } from '../typeset.tsx';

const Group = chakra('div', {
  base: {
    // Not a grid, in which the margin of Hint could not take back the gap above a hint that is hidden for this type.
    display: 'flex',
    flexDirection: 'column',
    gap: '7px',
  },
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
  base: {
    fontWeight: '600',
    '& span': { fontWeight: '400', color: 'fg.muted' },
  },
});

const Hint = chakra('p', {
  base: {
    textStyle: 'hint',
    color: 'fg.muted',
    // The hint below a label is close to it. The count of characters stands below the control.
    'label + &': { marginTop: '-7px' },
  },
});

const ErrorText = chakra('p', {
  base: {
    textStyle: 'hint',
    display: 'flex',
    gap: '2',
    alignItems: 'flex-start',
    color: 'danger',
    fontWeight: '600',
    '& svg': { width: '19px', height: '19px', marginTop: '1px' },
  },
});

export const Fields = chakra('div', { base: { '& > * + *': { marginTop: '6' } } });

export interface FieldProps {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  /** Characters that still fit, counted percent-encoded, as in a link. Negative if the text is too long. */
  remaining?: number;
  children: ReactNode;
}

/** Attributes that link a control to the hint and error of its Field. */
export function ariaProps(id: string, { hint, error }: { hint?: string; error?: string }) {
  const ids = [hint && `${id}-petunjuk`, error && `${id}-salah`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined };
}

/** A field shows its remaining characters if there are fewer than this. */
const countBelow = 200;

/** Rounds to tens, so that screen readers do not announce each letter. */
const remainingText = (remaining: number) =>
  words.form[remaining < 0 ? 'charactersOver' : 'charactersLeft'](Math.abs(Math.floor(remaining / 10)) * 10);

/** The label is at the top, the hint below it, the error below the control. */
export function Field({ id, label, hint, error, optional = false, remaining, children }: FieldProps) {
  return (
    <Group wrong={Boolean(error)}>
      <Label htmlFor={id}>
        {/* oxlint-disable-next-line text/alone -- translators break only texts that change, these do not */}
        {optional ? `${label} ` : label}
        {optional && <span>{words.form.optional}</span>}
      </Label>
      {hint && <Hint id={`${id}-petunjuk`}>{hint}</Hint>}
      {children}
      {remaining !== undefined && remaining < countBelow && <Hint role="status">{remainingText(remaining)}</Hint>}
      {error && (
        <ErrorText id={`${id}-salah`}>
          <OctagonIcon />
          <span>{typeset(error)}</span>
        </ErrorText>
      )}
    </Group>
  );
}
