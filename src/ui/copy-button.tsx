import { useEffect, useState } from 'react';
import { words } from '../words.ts';
import { copiedFor, copyText } from './copy-text.ts';
import { CheckIcon, CopyIcon } from './icons.tsx';
import { chakra } from './styled.ts';

const Control = chakra('button', {
  base: {
    layerStyle: 'target',
    justifyContent: 'center',
    gap: '2',
    minWidth: { base: '108px', xl: '28' },
    paddingBlock: '2',
    paddingInline: '9px',
    border: '1px solid {colors.border.strong}',
    borderRadius: 'control',
    fontWeight: '600',
    fontSize: 'ui',
    cursor: 'pointer',
    _hover: { borderColor: 'fg' },
    '@media (max-width: 339.98px)': { minWidth: '101px', gap: '1.5', paddingInline: '1.5' },
  },
  variants: {
    /** An icon alone, for what is compared rather than pasted. */
    quiet: {
      true: {
        minWidth: 'touch',
        width: 'touch',
        paddingInline: '0',
        borderColor: 'transparent',
        color: 'fg.muted',
        '& span': { layerStyle: 'visuallyHidden' },
        '@media (max-width: 339.98px)': { minWidth: 'touch', paddingInline: '0' },
      },
    },
    done: {
      true: { borderColor: 'success', color: 'success', bg: 'success.subtle', _hover: { borderColor: 'success' } },
    },
  },
});

interface Props {
  /** Goes to the clipboard as it is. */
  value: string;
  /** Names the value in the button's label: "nomor rekening". */
  what: string;
  /** Element whose text is selected when the clipboard refuses. */
  textId: string;
  quiet?: boolean;
  /** In place of the value, in the toast. */
  copied?: string;
  /** What it says, where “Salin” alone is not enough. */
  label?: string;
}

export function CopyButton({ value, what, textId, quiet = false, copied: name, label = words.copy.copy }: Props) {
  const [copies, setCopies] = useState(0);
  const done = copies > 0;
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), copiedFor);
    return () => clearTimeout(timer);
  }, [copies]);
  const select = () => {
    const element = document.getElementById(textId);
    if (element) getSelection()?.selectAllChildren(element);
  };
  const copy = async () => {
    const copied = await copyText({ value, near: textId, select, name });
    setCopies((count) => (copied ? count + 1 : 0));
  };
  return (
    <Control
      type="button"
      quiet={quiet}
      done={done}
      aria-label={done ? words.copy.copied : words.copy.label(what)}
      onClick={() => void copy()}
    >
      {done ? <CheckIcon /> : <CopyIcon />}
      <span>{done ? words.copy.copied : label}</span>
    </Control>
  );
}
