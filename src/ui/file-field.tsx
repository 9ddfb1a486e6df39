import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useMemo, useRef, useState, type ChangeEvent } from 'react';
import { words } from '../words.ts';
import { Button } from './button.tsx';
import { describe, Field } from './field.tsx';
import { FileIcon } from './icons.tsx';

/** The native control, invisible, over words of ours: its own are in the browser's language. */
const Picker = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '52px',
    padding: '0 16px',
    border: '1px dashed {colors.border.strong}',
    borderRadius: 'control',
    bg: 'surface',
    '& svg': { color: 'gold' },
    '& input': { position: 'absolute', inset: '0', width: '100%', opacity: '0', cursor: 'pointer' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}' },
    '&:has([aria-invalid=true])': { border: '2px solid {colors.danger}' },
    _hover: { borderColor: 'fg' },
  },
});

const Chosen = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    padding: '10px 12px',
    border: '1px solid {colors.border}',
    bg: 'surface',
    '& img': { width: '72px', height: '72px', objectFit: 'cover' },
    '& > span': { flex: '1 1 140px', minWidth: '0', fontSize: 'note', overflowWrap: 'anywhere' },
  },
});

const Note = chakra('p', { base: { fontSize: 'note', lineHeight: '1.45', color: 'fg.muted' } });

interface Props {
  id: string;
  label: string;
  hint: string;
  note: string;
  /** Says what is wrong with a file, or null. */
  problemOf: (file: File) => string | null;
}

/** A file that stays in the page: checked, shown, removable, never sent. */
export function FileField({ id, label, hint, note, problemOf }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const preview = usePreview(file);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0] ?? null;
    const problem = chosen && problemOf(chosen);
    setError(problem ?? undefined);
    setFile(problem ? null : chosen);
    if (problem) currentTarget.value = '';
  };
  const remove = () => {
    if (input.current) input.current.value = '';
    setFile(null);
    input.current?.focus();
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} optional>
      <Picker>
        <FileIcon />
        <span aria-hidden="true">{words.file.choose}</span>
        <input
          ref={input}
          type="file"
          accept="image/*,application/pdf"
          onChange={choose}
          {...describe(id, { hint, error })}
        />
      </Picker>
      {file && (
        <Chosen>
          {preview ? <img src={preview} alt="" width="72" height="72" /> : <FileIcon />}
          <span>
            {words.file.chosen} <bdi>{file.name}</bdi>
          </span>
          <Button type="button" variant="line" size="sm" onClick={remove}>
            {words.file.remove}
          </Button>
        </Chosen>
      )}
      <Note>{note}</Note>
    </Field>
  );
}

/** An address of the picture inside this page, given back when it is no longer shown. */
function usePreview(file: File | null): string | null {
  const url = useMemo(() => (file?.type.startsWith('image/') ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url;
}
