import { useState } from 'react';
import { paymentWords } from '../../payment-words.ts';
import { Button } from '../../ui/button.tsx';
import { styled } from '../../ui/styled.ts';
import { showToast } from '../../ui/toast.ts';

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

interface Picture {
  /** Name of the file. */
  file: string;
  alt: string;
  /** The toast when it cannot be drawn. */
  failed: { title: string; description: string };
  /** Draws a PNG of 1080 × 1350 px. */
  draw: () => Promise<Blob>;
}

const pictureOf = (blob: Blob, name: string) => new File([blob], name, { type: 'image/png' });

function canShare(): boolean {
  try {
    return navigator.canShare?.({ files: [pictureOf(new Blob(), 'x.png')] }) ?? false;
  } catch {
    return false;
  }
}

/** Downloads a file and returns its URL, to be shown where an app's browser downloads nothing. */
export function download(file: File): string {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  return href;
}

/** Calls `onRefused` unless the visitor has closed the share sheet, or it is still open. */
export const openShareSheet = (data: ShareData, onRefused: () => void): Promise<void> =>
  navigator.share(data).catch((error: unknown) => {
    if (!['AbortError', 'InvalidStateError'].includes((error as Error).name)) onRefused();
  });

function showDialog(dialog: HTMLDialogElement | null) {
  if (dialog?.showModal) dialog.showModal();
}

/** Saves and shares a picture that is drawn when it is asked for. `saved` is for the dialog that then shows it. */
export function useKeptPicture({ file: name, alt, failed, draw }: Picture) {
  const [isShared] = useState(canShare);
  const [shown, setShown] = useState<string>();
  const withPicture = async (use: (file: File) => unknown) => {
    try {
      await use(pictureOf(await draw(), name));
    } catch {
      showToast({ ...failed, tone: 'danger' });
    }
  };
  const save = (file: File) => setShown(download(file));
  const share = (file: File) => openShareSheet({ files: [file] }, () => save(file));
  const saved = { src: shown, alt, onClose: () => setShown(undefined) };
  return { isShared, save: () => void withPicture(save), share: () => void withPicture(share), saved };
}

interface SavedProps {
  /** Absent while nothing was saved. */
  src: string | undefined;
  alt: string;
  onClose: () => void;
}

/** Shows what was saved, for a long press where an app's browser downloads nothing. */
export function SavedPicture({ src, alt, onClose }: SavedProps) {
  const { title, text, close } = paymentWords.keep.saved;
  if (!src) return null;
  return (
    <Kept key={src} ref={showDialog} aria-labelledby="gambar-disimpan" onClose={onClose}>
      <h2 id="gambar-disimpan">{title}</h2>
      <p>{text}</p>
      <img src={src} alt={alt} width="1080" height="1350" />
      <form method="dialog">
        <Button full>{close}</Button>
      </form>
    </Kept>
  );
}
