import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { copyWithToast } from '../../../ui/copy-button.tsx';
import { PrinterIcon, ShareIcon } from '../../../ui/share-and-print-icons.tsx';
import { confirmationWords } from '../../../words/confirmation.ts';
import type { Payment } from './payment-values.tsx';
import { sharedText } from './shared-text.ts';

const Buttons = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(130px, 1fr))', lg: 'repeat(2, auto)' },
    gap: '2.5',
    marginTop: { base: '4.5', lg: '0' },
    // In the corner of the details (transaction-summary.tsx), in one line with their heading.
    lg: { gridArea: '1 / 1', placeSelf: 'start end', padding: 'calc({spacing.7} + 1px)' },
    _print: { display: 'none' },
  },
});

const Icon = chakra('span', { base: { color: 'gold' } });

/** Gets the text before a copy: where the clipboard refuses, only what is in the page can be copied. */
const CopiedText = chakra('p', { base: { srOnly: true, whiteSpace: 'pre-line' } });

const textId = 'teks-bagikan';

/** The web view of an app on Android and on iOS, in which `print` exists and does nothing. That of iOS lacks “Safari”. */
const webViews = [/; wv\)/, /\((?:iPhone|iPad)(?!.*Safari\/)/];

const canPrint = () =>
  typeof globalThis.print === 'function' && !webViews.some((webView) => webView.test(navigator.userAgent));

/** Opens the share sheet. If there is none (the call of `navigator.share` throws) or it fails, copies the text. */
async function share(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch (error) {
    // The visitor has closed the sheet, or it is still open.
    if (['AbortError', 'InvalidStateError'].includes((error as Error).name)) return;
    document.getElementById(textId)!.textContent = text;
    await copyWithToast({ value: text, textId, toastText: confirmationWords.sharedName });
  }
}

export function ShareAndPrint(payment: Payment) {
  const text = sharedText(payment);
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
      <CopiedText id={textId} aria-hidden="true" htmlTranslate="no" />
    </Buttons>
  );
}
