import { paymentWords } from '../../payment-words.ts';
import { WhatsappIcon } from '../../ui/icons.tsx';
import { PrinterIcon } from '../../ui/keep-icons.tsx';
import { newTab } from '../../ui/new-tab-link.tsx';
import { styled } from '../../ui/styled.ts';
import { drawSlip } from './draw-slip.ts';
import { inWebView, KeptPicture } from './kept-picture.tsx';
import type { Payment } from './payment-values.tsx';
import { slipOf, slipText } from './slip.ts';

const Row = styled('section', {
  gridColumn: '1 / -1',
  '& h2': { fontSize: 'xl', lineHeight: '1.25', marginBottom: '2.5' },
  '& > p': { textStyle: 'hint', marginTop: '2.5', color: 'fg.muted' },
});

/** Ruled cells. On phones each has a line. */
const Cells = styled('div', {
  layerStyle: 'well',
  display: 'grid',
  gridAutoFlow: { md: 'column' },
  gridAutoColumns: { md: '1fr' },
  gap: '1px',
  bg: 'border.strong',
  '& > :is(a, button)': {
    layerStyle: 'line',
    gap: '3',
    minHeight: 'control',
    paddingBlock: '2',
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
  '& svg': { flex: 'none', color: 'gold' },
});

/** Apps are excluded, because `print` exists in a WebView but does nothing. */
const canPrint = () => typeof globalThis.print === 'function' && !inWebView();

/** Ways to keep the slip: as a picture, shared, sent to oneself, or printed. */
export function KeepIt(payment: Payment) {
  const { copy } = payment;
  const slip = slipOf(payment);
  const { file, picture, image, share, chat, print } = paymentWords.keep;
  const toMyself = `https://wa.me/?text=${encodeURIComponent(slipText(slip, copy))}`;
  return (
    <Row data-screen="" aria-labelledby="simpan">
      <h2 id="simpan">{copy.keep.mark}</h2>
      <Cells>
        <KeptPicture
          draw={() => drawSlip(slip)}
          file={file}
          alt={picture}
          failed={paymentWords.slipFailed}
          save={image}
          share={share}
          Control="button"
        />
        <a href={toMyself} {...newTab}>
          <WhatsappIcon />
          <span>{chat}</span>
        </a>
        {canPrint() && (
          <button type="button" onClick={() => globalThis.print()}>
            <PrinterIcon />
            <span>{print}</span>
          </button>
        )}
      </Cells>
      <p>{`${copy.keep.gloss} ${copy.keep.note}`}</p>
    </Row>
  );
}
