import { useState } from 'react';
import type { PageContents } from '../../page-contents.ts';
import { paymentWords } from '../../payment-words.ts';
import type { TransactionDetails } from '../../transaction/transaction-details.ts';
import { Button } from '../../ui/button.tsx';
import { WhatsappIcon } from '../../ui/icons.tsx';
import { PictureIcon, PrinterIcon, ShareIcon } from '../../ui/keep-icons.tsx';
import { styled } from '../../ui/styled.ts';
import { showToast } from '../../ui/toast.ts';
import { drawSlip } from './draw-slip.ts';
import { slipOf, slipText } from './slip.ts';

const Row = styled('section', {
  gridRow: { md: '2' },
  gridColumn: { md: '1' },
  '& h2': { fontSize: 'xl', lineHeight: '1.25' },
  '& h2 + p': { textStyle: 'hint', marginBottom: '2.5', color: 'fg.muted' },
});

/** Ruled cells: two per row, one per row at large text sizes. */
const Cells = styled('div', {
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(auto-fit, minmax(min(100%, 7.5em), 1fr))', md: '1fr 1fr' },
  gap: '1px',
  bg: 'border.strong',
  border: '1px solid {colors.border.strong}',
  borderRadius: 'control',
  '& > *': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '16',
    paddingBlock: '2.5',
    paddingInline: '3.5',
    bg: 'bg',
    fontSize: 'ui',
    fontWeight: '600',
    lineHeight: '1.25',
    textAlign: 'left',
    textDecoration: 'none',
    cursor: 'pointer',
    _hover: { bg: 'surface' },
    '&:active': { bg: 'accent.subtle' },
  },
  '& > [data-wide]': { gridColumn: '1 / -1' },
  '& svg': { flex: 'none', color: 'gold' },
});

const Note = styled('p', { textStyle: 'hint', marginTop: '2.5', color: 'fg.muted' });

const Kept = styled('dialog', {
  '&::backdrop': { bg: 'veil' },
  margin: 'auto',
  width: 'min(432px, 100vw - 40px)',
  padding: '5',
  border: '1px solid {colors.border.strong}',
  borderRadius: 'control',
  bg: 'surface.raised',
  color: 'fg',
  '& h2': { fontSize: 'xl' },
  '& img': { width: '100%', height: 'auto', marginBlock: '3.5' },
});

interface Props {
  copy: PageContents['confirmation'];
  details: TransactionDetails;
  institute: string;
  phone: string;
}

const pictureOf = (blob: Blob) => new File([blob], paymentWords.keep.file, { type: 'image/png' });

function canShare(): boolean {
  try {
    return navigator.canShare?.({ files: [pictureOf(new Blob())] }) ?? false;
  } catch {
    return false;
  }
}

/** In a WebView `print` exists but does nothing. Android's user agent has `wv`; that of iOS lacks `Safari/`. */
const canPrint = () =>
  typeof globalThis.print === 'function' && !/; wv\)|\((?:iPhone|iPad)(?!.*Safari\/)/.test(navigator.userAgent);

/** Downloads the picture and returns its URL, to be shown where an app's browser downloads nothing. */
function download(file: File): string {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  return href;
}

function showDialog(dialog: HTMLDialogElement | null) {
  if (dialog?.showModal) dialog.showModal();
  else dialog?.toggleAttribute('open', true);
}

/** Ways to keep the slip: as a picture, shared, sent to oneself, or printed. */
export function KeepIt({ copy, details, institute, phone }: Props) {
  const [isShared] = useState(canShare);
  const [picture, setPicture] = useState<string>();
  const slip = slipOf({ copy, details, institute, phone });
  const withPicture = async (use: (file: File) => unknown) => {
    try {
      await use(pictureOf(await drawSlip(slip)));
    } catch {
      showToast({ ...paymentWords.slipFailed, tone: 'danger' });
    }
  };
  const save = (file: File) => setPicture(download(file));
  const share = (file: File) =>
    navigator.share({ files: [file] }).catch((error: unknown) => {
      // The visitor closed the share sheet, or it is still open. Anything else leaves the picture to be saved.
      if (!['AbortError', 'InvalidStateError'].includes((error as Error).name)) save(file);
    });
  const { image, share: shareLabel, chat, print, saved } = paymentWords.keep;
  const toMyself = `https://wa.me/?text=${encodeURIComponent(slipText(slip, copy))}`;
  return (
    <Row data-screen="" aria-labelledby="simpan">
      <h2 id="simpan">{copy.keep.mark}</h2>
      <p>{copy.keep.gloss}</p>
      <Cells>
        <button type="button" onClick={() => void withPicture(save)}>
          <PictureIcon />
          <span>{image}</span>
        </button>
        {isShared && (
          <button type="button" onClick={() => void withPicture(share)}>
            <ShareIcon />
            <span>{shareLabel}</span>
          </button>
        )}
        <a href={toMyself} target="_blank" rel="noopener noreferrer">
          <WhatsappIcon />
          <span>{chat}</span>
        </a>
        {canPrint() && (
          <button type="button" data-wide={isShared ? undefined : ''} onClick={() => globalThis.print()}>
            <PrinterIcon />
            <span>{print}</span>
          </button>
        )}
      </Cells>
      {picture && (
        <Kept key={picture} ref={showDialog} aria-labelledby="gambar-disimpan" onClose={() => setPicture(undefined)}>
          <h2 id="gambar-disimpan">{saved.title}</h2>
          <p>{saved.text}</p>
          <img src={picture} alt={paymentWords.keep.picture} width="1080" height="1350" />
          <form method="dialog">
            <Button full>{saved.close}</Button>
          </form>
        </Kept>
      )}
      <Note>{copy.keep.note}</Note>
    </Row>
  );
}
