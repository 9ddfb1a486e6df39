import { useEffect, useState } from 'react';
import type { QrPath } from '../../ui/qr-path.ts';
import { matchesMedia } from '../../ui/matches-media.ts';
import { QrCode } from '../../ui/qr-code.tsx';

/** Bytes that a code of this width holds with modules of 1.8 CSS px, which cameras still read. */
const most = { chat: 458, long: 858 };

interface Props {
  text: string;
  label: string;
  heading: string;
}

/** A code that the browser draws. Phones do not fetch the encoder. */
export function ChatCode({ text, ...words }: Props) {
  const [code, setCode] = useState<QrPath | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (text.length > most.long || !matchesMedia('(min-width: 1280px)')) return;
    let current = true;
    import('../../ui/qr-path.ts').then(
      ({ qrPath }) => current && setCode(qrPath(text)),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [text]);
  if (failed || text.length > most.long) return null;
  return <QrCode {...words} code={code} side={text.length > most.chat ? 'long' : 'chat'} />;
}
