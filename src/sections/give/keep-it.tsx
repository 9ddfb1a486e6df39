import { paymentWords } from '../../payment-words.ts';
import { WhatsappIcon } from '../../ui/icons.tsx';
import { PictureIcon, PrinterIcon, ShareIcon } from '../../ui/keep-icons.tsx';
import { styled } from '../../ui/styled.ts';
import { drawSlip } from './draw-slip.ts';
import { inWebView } from './in-web-view.ts';
import { SavedPicture, useKeptPicture } from './kept-picture.tsx';
import type { Payment } from './payment-values.tsx';
import { slipOf, slipText } from './slip.ts';

const Row = styled('section', {
  gridRow: { md: '3' },
  gridColumn: '1 / -1',
  '& h2': { fontSize: 'xl', lineHeight: '1.25' },
  '& h2 + p': { textStyle: 'hint', marginBottom: '2.5', color: 'fg.muted' },
});

/** Ruled cells; on phones one a line. */
const Cells = styled('div', {
  display: 'grid',
  gridAutoFlow: { md: 'column' },
  gridAutoColumns: { md: '1fr' },
  gap: '1px',
  bg: 'border.strong',
  border: '1px solid {colors.border.strong}',
  borderRadius: 'control',
  '& > *': {
    display: 'flex',
    alignItems: 'center',
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

const Note = styled('p', { textStyle: 'hint', marginTop: '2.5', color: 'fg.muted' });

interface Props extends Payment {
  institute: string;
  phone: string;
}

/** In a WebView `print` exists but does nothing. */
const canPrint = () => typeof globalThis.print === 'function' && !inWebView();

/** Ways to keep the slip: as a picture, shared, sent to oneself, or printed. */
export function KeepIt({ copy, details, institute, phone }: Props) {
  const slip = slipOf({ copy, details, institute, phone });
  const { file, picture } = paymentWords.keep;
  const kept = useKeptPicture({ file, alt: picture, failed: paymentWords.slipFailed, draw: () => drawSlip(slip) });
  const { image, share, chat, print } = paymentWords.keep;
  const toMyself = `https://wa.me/?text=${encodeURIComponent(slipText(slip, copy))}`;
  return (
    <Row data-screen="" aria-labelledby="simpan">
      <h2 id="simpan">{copy.keep.mark}</h2>
      <p>{copy.keep.gloss}</p>
      <Cells>
        <button type="button" onClick={kept.save}>
          <PictureIcon />
          <span>{image}</span>
        </button>
        {kept.isShared && (
          <button type="button" onClick={kept.share}>
            <ShareIcon />
            <span>{share}</span>
          </button>
        )}
        <a href={toMyself} target="_blank" rel="noopener noreferrer">
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
      <SavedPicture {...kept.saved} />
      <Note>{copy.keep.note}</Note>
    </Row>
  );
}
