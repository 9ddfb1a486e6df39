import { chakra, createSlotRecipeContext, defineSlotRecipe, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { words } from '../../words/site.ts';
import { OctagonIcon } from '../icons.tsx';

const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'head', 'label', 'hint', 'flag'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '7px' },
    // A hint that does not fit beside the label stands below it.
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '3' },
    label: { fontWeight: '600' },
    hint: { textStyle: 'hint', color: 'fg.muted' },
    flag: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      color: 'danger',
      fontSize: 'xs',
      fontWeight: '600',
      lineHeight: '1.45',
    },
  },
});

const { withProvider, withContext } = createSlotRecipeContext({ recipe: fieldRecipe });
const Root = withProvider<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'root');
const Head = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'head');
const Label = withContext<HTMLLabelElement, HTMLChakraProps<'label'>>('label', 'label');
const Hint = withContext<HTMLParagraphElement, HTMLChakraProps<'p'>>('p', 'hint');
const Flag = withContext<HTMLParagraphElement, HTMLChakraProps<'p'>>('p', 'flag');

export const Fields = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: { base: '5', xl: '4.5' } },
});

export interface FieldProps {
  id: string;
  label: string;
  hint?: ReactNode;
  /** The hint is too long for the line of the label. */
  long?: boolean;
  /** What is wrong, in a word or two, such as "belum diisi". */
  error?: string | undefined;
  optional?: boolean;
  /** Characters that still fit, counted percent-encoded, as in a link. Negative if the text is too long. */
  remaining?: number;
  children: ReactNode;
}

/** Attributes that link a control to the hint and error of its Field. */
export function ariaProps(id: string, { hint, error }: { hint?: ReactNode; error?: string | undefined }) {
  const ids = [hint && `${id}-petunjuk`, error && `${id}-salah`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined };
}

/** A field shows its remaining characters if there are fewer than this. */
const countBelow = 200;

/** Rounds down to tens, so that screen readers do not announce each letter. */
function remainingText(remaining: number): string {
  const tens = Math.floor(remaining / 10) * 10;
  return tens < 0 ? words.form.charactersOver(-tens) : words.form.charactersLeft(tens);
}

/** A screen reader reads the hint even while it is hidden, because the control refers to it (`ariaProps`). */
const FieldHint = ({ id, hint, hidden }: Pick<FieldProps, 'id' | 'hint'> & { hidden?: boolean }) =>
  hint ? (
    <Hint id={`${id}-petunjuk`} hidden={hidden}>
      {hint}
    </Hint>
  ) : null;

/** At the right of the label stands a short hint, or in its place the error, so that nothing moves. */
export const Field = ({ id, label, hint, long = false, error, optional = false, remaining, children }: FieldProps) => (
  <Root>
    <Head>
      <Label htmlFor={id}>{optional ? `${label} ${words.form.optional}` : label}</Label>
      {!long && <FieldHint id={id} hint={hint} hidden={Boolean(error)} />}
      {error && (
        <Flag id={`${id}-salah`}>
          <OctagonIcon />
          <span>{error}</span>
        </Flag>
      )}
    </Head>
    {long && <FieldHint id={id} hint={hint} />}
    {children}
    {remaining !== undefined && remaining < countBelow && <Hint role="status">{remainingText(remaining)}</Hint>}
  </Root>
);
