import { useEffect, useMemo, useRef, useState } from 'react';
import { paymentWords } from '../../../words/payment.ts';
import { proofProblem } from '../../../transaction/proof-problem.ts';
import { Button } from '../../../ui/button.tsx';
import { ariaProps, Field } from '../../../ui/form/field.tsx';
import { FileIcon } from '../../../ui/icons.tsx';
import { chakra } from '@chakra-ui/react';
import { useInputProps } from '../../../ui/use-input-props.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.ts';
import { focusWithoutHas } from '../../../theme/without-has.ts';

/** The native control lies invisibly over our text, because its own is in the language of the browser. */
const Picker = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'field',
    paddingInline: '4',
    border: '1px dashed {colors.border.strong}',
    borderRadius: 'control',
    bg: 'surface',
    '& svg': { color: 'gold' },
    '& input': { position: 'absolute', inset: '0', width: '100%', opacity: '0', cursor: 'pointer' },
    ...focusWithoutHas,
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}' },
    '&:has([aria-invalid=true])': { border: '2px solid {colors.danger}' },
    '&[data-chosen]': { borderStyle: 'solid' },
    _hover: { borderColor: 'fg' },
  },
});

const Chosen = chakra('div', {
  base: {
    layerStyle: 'plate',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '2.5',
    paddingInline: '3',
    '& img': { width: '18', height: '18', objectFit: 'cover' },
    '& > span': { flex: '1 1 140px', minWidth: '0', fontSize: 'note', overflowWrap: 'anywhere' },
  },
});

const { proof: words } = paymentWords;

const id = 'bukti';

/** A field for a file. The page checks and shows it, and never sends it. The visitor can remove it. */
export function ProofField({ hint }: { hint: string }) {
  const ref = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const preview = usePreview(file);
  const inputProps = useInputProps(ref, (input) => {
    const chosen = input.files?.[0] ?? null;
    const problem = chosen && proofProblem(chosen);
    setError(problem ? words.problems[problem] : undefined);
    setFile(problem ? null : chosen);
    if (problem) input.value = '';
  });
  const remove = () => {
    if (ref.current) ref.current.value = '';
    setFile(null);
    ref.current?.focus();
  };
  return (
    <Field id={id} label={words.label} hint={hint} error={error} optional>
      <Picker data-chosen={file ? '' : undefined}>
        <FileIcon />
        <span aria-hidden="true">{file ? words.change : words.choose}</span>
        <input type="file" accept="image/*,application/pdf" {...inputProps} {...ariaProps(id, { hint, error })} />
      </Picker>
      {file && (
        <Chosen>
          {preview ? <img src={preview} alt="" width="72" height="72" /> : <FileIcon />}
          <span>
            <span>{words.chosen}</span> <bdi>{file.name}</bdi>
          </span>
          <Button type="button" variant="line" size="sm" onClick={remove}>
            {words.remove}
          </Button>
        </Chosen>
      )}
      <VisuallyHidden role="status">{file && `${words.chosen} ${file.name}`}</VisuallyHidden>
      <VisuallyHidden role="alert">{error}</VisuallyHidden>
    </Field>
  );
}

/** An object URL of the picture, revoked when it is no longer shown. */
function usePreview(file: File | null): string | null {
  const url = useMemo(() => (file?.type.startsWith('image/') ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url;
}
