import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { copyWithToast } from '../../../ui/copy-button.tsx';
import { PrinterIcon, ShareIcon } from '../../../ui/share-and-print-icons.tsx';
import { confirmationWords } from '../../../words/confirmation.ts';
import type { Payment } from './payment-values.tsx';
import { slipText } from './slip-text.ts';

const Buttons = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(130px, 1fr))', lg: 'repeat(2, auto)' },
    gap: '2.5',
    marginTop: { base: '4.5', lg: '0' },
    // Within the plate of the details, in one line with its heading.
    lg: { gridArea: '1 / 1', placeSelf: 'start end', padding: '29px' },
    _print: { display: 'none' },
  },
});

const Icon = chakra('span', { base: { color: 'gold' } });

/** Has the text once it is copied: where the clipboard refuses, what is copied must be in the page. */
const SharedText = chakra('p', { base: { srOnly: true, whiteSpace: 'pre-line' } });

const textId = 'teks-bagikan';

/** Whether the browser prints. In the web view of an app `print` exists and does nothing. */
const canPrint = () =>
  typeof globalThis.print === 'function' && !/; wv\)|\((?:iPhone|iPad)(?!.*Safari\/)/.test(navigator.userAgent);

/** Opens the share sheet. Copies the text where there is none, or where it fails for another reason than the visitor. */
async function share(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch (error) {
    // The visitor has closed the sheet, or it is still open.
    if (['AbortError', 'InvalidStateError'].includes((error as Error).name)) return;
    document.getElementById(textId)!.textContent = text;
    await copyWithToast({ value: text, textId, name: confirmationWords.sharedName });
  }
}

/** Prints the page, or shares the transfer as a text. */
export function ShareAndPrint(payment: Payment) {
  const text = slipText(payment);
  return (
    <Buttons>
      {canPrint() && (
        <Button type="button" variant="line" size="sm" onClick={() => globalThis.print()}>
          <Icon>
            <PrinterIcon />
          </Icon>
          {confirmationWords.print}
        </Button>
      )}
      <Button type="button" variant="line" size="sm" onClick={() => void share(text)}>
        <Icon>
          <ShareIcon />
        </Icon>
        {confirmationWords.share}
      </Button>
      <SharedText id={textId} aria-hidden="true" htmlTranslate="no" />
    </Buttons>
  );
}
