import { useEffect, useState } from 'react';
import type { QrPath } from '../../ui/qr-path.ts';
import { matchesMedia } from '../../ui/matches-media.ts';
import { QrCode } from '../../ui/qr-code.tsx';

/** The longest text, in bytes, for each width of QrCode. Its modules then have 1.8 CSS px, which cameras can read. */
const longest = { chat: 458, long: 858 };

interface Props {
  text: string;
  label: string;
  heading: string;
}

/** A QR code that the browser draws. It shows only on wide screens, so phones do not fetch the encoder. */
export function ChatCode({ text, ...words }: Props) {
  const [code, setCode] = useState<QrPath | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (text.length > longest.long || !matchesMedia('(min-width: 1280px)')) return;
    let current = true;
    import('../../ui/qr-path.ts').then(
      ({ qrPath }) => current && setCode(qrPath(text)),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [text]);
  if (failed || text.length > longest.long) return null;
  return <QrCode {...words} code={code} side={text.length > longest.chat ? 'long' : 'chat'} />;
}
