import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { words } from '../words/site.ts';
import { copyText, replaceOnCopy } from './copy-text.ts';
import { CheckIcon, CopyIcon } from './icons.tsx';
import { showToast } from './toast.ts';

/** Milliseconds for which the button says "Tersalin" (docs/what-the-site-does.md#copying). */
const copiedFor = 2000;

const Control = chakra('button', {
  base: {
    display: 'inline-grid',
    alignItems: 'center',
    minWidth: { base: '108px', xl: '28' },
    minHeight: 'touch',
    paddingBlock: '2',
    paddingInline: '2',
    border: '1px solid {colors.border.strong}',
    borderRadius: 'control',
    bg: 'surface',
    fontWeight: '600',
    fontSize: 'sm',
    lineHeight: '1.25',
    cursor: 'pointer',
    _hover: { borderColor: 'fg' },
  },
  variants: {
    /** The button is only an icon, for values that visitors compare rather than paste. */
    quiet: {
      true: {
        minWidth: 'touch',
        // The icon ends where the boxes of the other buttons end.
        marginRight: '-11px',
        borderColor: 'transparent',
        bg: 'transparent',
        color: 'fg.muted',
      },
    },
    done: {
      true: { borderColor: 'success', color: 'success', bg: 'success.subtle', _hover: { borderColor: 'success' } },
    },
  },
});

/** Both faces lie in one cell, so that the button has the same size in both states. */
const Face = chakra('span', {
  base: { gridArea: '1 / 1', display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '2' },
  variants: { shown: { false: { visibility: 'hidden' } } },
});

interface Copyable {
  value: string;
  /** The id of the element that shows the value. Visitors who select and copy its text get `value`. */
  textId: string;
  /** The toast contains this text instead of the value. */
  toastText?: string;
}

/** Copies a value, and says in a toast whether it was copied. */
export async function copyWithToast({ value, textId, toastText = value }: Copyable): Promise<boolean> {
  const isCopied = await copyText(value, document.getElementById(textId));
  const { copied, copyFailed } = words.messages;
  showToast(
    isCopied
      ? { title: copied.title, description: copied.description(toastText), tone: 'success' }
      : { ...copyFailed, tone: 'danger' },
  );
  return isCopied;
}

interface Props extends Omit<Copyable, 'toastText'> {
  /** The name of the value in the button's label, such as "nomor rekening". */
  what: string;
  quiet?: boolean;
}

export function CopyButton({ value, what, textId, quiet }: Props) {
  const [copies, setCopies] = useState(0); // a number, so that each copy starts the time anew
  const done = copies > 0;
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), copiedFor);
    return () => clearTimeout(timer);
  }, [copies]);
  useEffect(() => {
    const element = document.getElementById(textId);
    return element ? replaceOnCopy(element, value) : undefined;
  }, [textId, value]);
  const copy = async () => {
    const isCopied = await copyWithToast({ value, textId });
    setCopies((count) => (isCopied ? count + 1 : 0));
  };
  return (
    <Control
      type="button"
      quiet={quiet}
      done={done}
      aria-label={done ? words.copy.copied : words.copy.label(what)}
      onClick={() => void copy()}
    >
      <Face shown={!done}>
        <CopyIcon />
        {!quiet && <span>{words.copy.copy}</span>}
      </Face>
      <Face shown={done}>
        <CheckIcon />
        {!quiet && <span>{words.copy.copied}</span>}
      </Face>
    </Control>
  );
}
