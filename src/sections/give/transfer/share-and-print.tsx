import { paymentWords } from '../../../words/payment.ts';
import { Button } from '../../../ui/button.tsx';
import { copyWithToast } from '../../../ui/copy-button.tsx';
import { PrinterIcon, ShareIcon } from '../../../ui/keep-icons.tsx';
import { chakra } from '@chakra-ui/react';
import type { Payment } from './payment-values.tsx';
import { slipText } from './slip-text.ts';

const Buttons = chakra('div', { base: { layerStyle: 'wrapping', gap: '2.5', marginTop: '4' } });

/** Copied where the clipboard refuses, so it is in the page, but not to be seen. */
const Text = chakra('p', { base: { layerStyle: 'visuallyHidden', whiteSpace: 'pre-line' } });

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
    await copyWithToast({ value: text, textId, name: paymentWords.shared });
  }
}

/** Shares the transfer as a text, or prints the page. */
export function ShareAndPrint(payment: Payment) {
  const text = slipText(payment);
  return (
    <Buttons>
      <Button type="button" variant="line" size="sm" onClick={() => void share(text)}>
        <ShareIcon />
        {paymentWords.share}
      </Button>
      {canPrint() && (
        <Button type="button" variant="line" size="sm" onClick={() => globalThis.print()}>
          <PrinterIcon />
          {paymentWords.print}
        </Button>
      )}
      <Text id={textId} aria-hidden="true" htmlTranslate="no">
        {text}
      </Text>
    </Buttons>
  );
}
