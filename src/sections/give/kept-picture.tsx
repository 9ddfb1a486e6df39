import { useState } from 'react';
import { paymentWords } from '../../payment-words.ts';
import { Button } from '../../ui/button.tsx';
import { PictureIcon, ShareIcon } from '../../ui/keep-icons.tsx';
import { styled } from '../../ui/styled.ts';
import { showToast } from '../../ui/toast.ts';

const { saved: words } = paymentWords.keep;

const Dialog = styled('dialog', {
  layerStyle: 'well',
  '&::backdrop': { bg: 'veil' },
  margin: 'auto',
  width: 'min(432px, 100vw - 40px)',
  padding: '5',
  bg: 'surface.raised',
  color: 'fg',
  '& h2': { fontSize: 'xl' },
  '& img': { width: '100%', height: 'auto', marginBlock: '3.5' },
});

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** Whether an app shows the page. The user agent then has `wv` on Android, and lacks `Safari/` on iOS. */
export const inWebView = () => /; wv\)|\((?:iPhone|iPad)(?!.*Safari\/)/.test(navigator.userAgent);

const pngOf = (blob: Blob, name: string) => new File([blob], name, { type: 'image/png' });

function canShare(): boolean {
  try {
    return navigator.canShare?.({ files: [pngOf(new Blob(), 'x.png')] }) ?? false;
  } catch {
    return false;
  }
}

/** Downloads a file. Returns its URL, because the browser of an app downloads nothing and the page must show it. */
export function download(file: File): string {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  return href;
}

/** Opens the share sheet. Calls `onRefused` on errors, but not if the visitor closes the sheet or one is still open. */
export const openShareSheet = (data: ShareData, onRefused: () => void): Promise<void> =>
  navigator.share(data).catch((error: unknown) => {
    if (!['AbortError', 'InvalidStateError'].includes((error as Error).name)) onRefused();
  });

interface Props {
  /** Draws a PNG of 1080 × 1350 px. */
  draw: () => Promise<Blob>;
  /** Name of the file. */
  file: string;
  alt: string;
  /** The toast if it cannot be drawn. */
  failed: { title: string; description: string };
  save: string;
  share: string;
  Control: 'button' | typeof Button;
}

/**
 * Two buttons that draw a picture and save or share it. A dialog shows the saved picture, because the browser of an app
 * downloads nothing: visitors can save it there by a long press.
 */
export function KeptPicture({ draw, file: name, alt, failed, save, share, Control }: Props) {
  const [isShareable] = useState(canShare);
  const [shown, setShown] = useState<string>();
  const withPicture = async (use: (file: File) => unknown) => {
    try {
      await use(pngOf(await draw(), name));
    } catch {
      showToast({ ...failed, tone: 'danger' });
    }
  };
  const saveFile = (file: File) => setShown(download(file));
  const shareFile = (file: File) => openShareSheet({ files: [file] }, () => saveFile(file));
  return (
    <>
      <Control type="button" onClick={() => void withPicture(saveFile)}>
        <PictureIcon />
        <span>{save}</span>
      </Control>
      {isShareable && (
        <Control type="button" onClick={() => void withPicture(shareFile)}>
          <ShareIcon />
          <span>{share}</span>
        </Control>
      )}
      {shown && (
        <Dialog ref={showModal} aria-labelledby="gambar-disimpan" onClose={() => setShown(undefined)}>
          <h2 id="gambar-disimpan">{words.title}</h2>
          <p>{words.text}</p>
          <img src={shown} alt={alt} width="1080" height="1350" />
          <form method="dialog">
            <Button full>{words.close}</Button>
          </form>
        </Dialog>
      )}
    </>
  );
}
