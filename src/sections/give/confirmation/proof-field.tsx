import { Box, chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useInputProps } from '../../../islands/use-input-props.ts';
import { focusWithoutHas } from '../../../theme/without-has.ts';
import { proofProblem } from '../../../transaction/proof-problem.ts';
import { Button } from '../../../ui/button.tsx';
import { FileIcon, OctagonIcon } from '../../../ui/icons.tsx';
import { confirmationWords } from '../../../words/confirmation.ts';
import { words } from '../../../words/site.ts';

/** The native control lies invisibly over our text, because its own is in the language of the browser. */
const Picker = chakra('div', {
  base: {
    position: 'relative',
    flex: '1',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minWidth: '0',
    minHeight: 'field',
    paddingInline: '3.5',
    border: '1px dashed {colors.border.strong}',
    borderRadius: 'control',
    bg: 'surface',
    ...focusWithoutHas,
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
    '&:has([aria-invalid=true])': { border: '2px solid {colors.danger}' },
    _hover: { borderColor: 'fg' },
  },
  variants: { chosen: { true: { borderStyle: 'solid' } } },
});

const FileInput = chakra('input', {
  base: { position: 'absolute', inset: '0', width: '100%', opacity: '0', cursor: 'pointer' },
});

const ChosenFile = chakra('span', { base: { flex: '1', minWidth: '0', fontWeight: '600', overflowWrap: 'anywhere' } });
const Change = chakra('span', { base: { color: 'accent', textDecoration: 'underline' } });

const Note = chakra('p', {
  base: { textStyle: 'hint', display: 'flex', gap: '2', marginTop: '1.5', color: 'fg.muted' },
  variants: { wrong: { true: { color: 'danger', fontWeight: '600' } } },
});

const { proof: proofWords } = confirmationWords;

const id = 'bukti';

/** A field for a file. The page checks it and shows its name, and never sends it. The visitor can remove it. */
export function ProofField({ hint }: { hint: string }) {
  const ref = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const inputProps = useInputProps(ref, (input) => {
    const chosen = input.files?.[0] ?? null;
    const problem = chosen && proofProblem(chosen);
    setError(problem ? proofWords.problems[problem] : undefined);
    setFile(problem ? null : chosen);
    if (problem) input.value = '';
  });
  const remove = () => {
    if (ref.current) ref.current.value = '';
    setFile(null);
    ref.current?.focus();
  };
  return (
    <Box marginTop="2.5" _print={{ display: 'none' }}>
      <chakra.label htmlFor={id} textStyle="heading" fontSize="xl">
        {`${proofWords.label} `}
        <chakra.span fontFamily="body" fontSize="md" fontWeight="400" color="fg.muted">
          {words.form.optional}
        </chakra.span>
      </chakra.label>
      <Note id={`${id}-petunjuk`}>{hint}</Note>
      <Flex align="center" gap="2" marginTop="1.5">
        <Picker chosen={file !== null}>
          <chakra.span color="gold">
            <FileIcon />
          </chakra.span>
          <ChosenFile aria-hidden="true">{file ? <bdi>{file.name}</bdi> : proofWords.choose}</ChosenFile>
          {file && <Change aria-hidden="true">{proofWords.change}</Change>}
          <FileInput
            id={id}
            type="file"
            accept="image/*,application/pdf"
            aria-describedby={error ? `${id}-petunjuk ${id}-salah` : `${id}-petunjuk`}
            aria-invalid={error ? true : undefined}
            {...inputProps}
          />
        </Picker>
        {file && (
          <Button type="button" variant="text" size="sm" onClick={remove}>
            {proofWords.remove}
          </Button>
        )}
      </Flex>
      {error && (
        <Note wrong id={`${id}-salah`}>
          <OctagonIcon />
          <span>{error}</span>
        </Note>
      )}
      <VisuallyHidden role="status">{file && `${proofWords.chosen} ${file.name}`}</VisuallyHidden>
      <VisuallyHidden role="alert">{error}</VisuallyHidden>
    </Box>
  );
}
