import { useEffect, useState } from 'react';
import { CheckIcon, CopyIcon } from './icons.tsx';
import { chakra } from './styled.ts';
import { showToast } from './toast.ts';
import { words } from '../words.ts';

/** How long "Tersalin" stands, in ms (docs/what-the-site-does.md#copying). */
const copiedFor = 2000;

interface Source {
  /** What is copied. */
  value: string;
  /** Id of the element that shows it. */
  near: string;
  /** Selects the value on the page, for copying by hand. */
  select: () => void;
  /** Said in place of a long value. */
  name?: string;
}

/**
 * Copies and says so in a toast. True only when the clipboard took the value; otherwise the value is
 * selected and a toast says that it must be copied by hand.
 */
async function copyText({ value, near, select, name = value }: Source): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
  } catch {
    select();
    showToast({ ...words.messages.copyFailed, tone: 'danger', near });
    return false;
  }
  const { title, description } = words.messages.copied;
  showToast({ title, description: description(name), tone: 'success', near });
  return true;
}

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
