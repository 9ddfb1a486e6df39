import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { words } from '../words.ts';
import { copiedFor, copyText } from './copy-text.ts';
import { CheckIcon, CopyIcon } from './icons.tsx';

const Control = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minWidth: { base: '104px', md: '116px' },
    minHeight: '44px',
    padding: { base: '8px 10px', md: '8px 14px' },
    border: '1px solid {colors.border.strong}',
    borderRadius: 'control',
    fontWeight: '600',
    fontSize: 'ui',
    cursor: 'pointer',
    _hover: { borderColor: 'fg' },
  },
  variants: {
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
}

export function CopyButton({ value, what, textId }: Props) {
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
    const copied = await copyText({ value, select });
    setCopies((count) => (copied ? count + 1 : 0));
  };
  return (
    <Control
      type="button"
      done={done}
      aria-label={done ? words.copy.copied : words.copy.label(what)}
      onClick={() => void copy()}
    >
      {done ? <CheckIcon /> : <CopyIcon />}
      <span>{done ? words.copy.copied : words.copy.copy}</span>
    </Control>
  );
}
