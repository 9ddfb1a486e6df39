import tlds from 'tlds' with { type: 'json' };
import { fold } from '../../content/suspicious-text.ts';

/** Every top-level domain. */
const ends = new Set(tlds);

/** Academic degrees: M.Si., S.Th.I., Ph.D. */
const degree = /^(?:[ABDMS]|Ph)(?:\.[A-Z][A-Za-z]{0,3})+\.?$/;

/** The host of a word that is an address: `evil.id/bayar`, `evil.id`; null for `dll.Selain`. */
export function hostIn(word: string): string | null {
  const [host = ''] = fold(word).split(/[/?#:]/, 1);
  const labels = host.split('.');
  const isHost = labels.length > 1 && labels.every((label) => /^[\p{L}\d_-]+$/u.test(label));
  return isHost && labels.slice(1).some((label) => ends.has(label)) ? host : null;
}

export interface NamedAddress {
  written: string;
  kind: 'link' | 'mailbox' | 'handle' | 'spelled';
  /** As a link would hold it, without a scheme for a mailbox or handle. */
  target: string;
}

/** Addresses that a text tells the reader to type: of sites, mailboxes, and names on other sites (`@nama`). */
export function namedAddresses(text: string): NamedAddress[] {
  const words = text.split(/[\s,;()[\]<>“”"]+/).map((word) => word.replace(/^[‘’'.:!?-]+|[‘’'.:!?-]+$/g, ''));
  return words.flatMap((word, index): NamedAddress[] => {
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(word)) return [{ written: word, kind: 'link', target: word }];
    if (/^@\w/.test(word)) return [{ written: word, kind: 'handle', target: word.slice(1).toLowerCase() }];
    if (/\w@\w/.test(word)) return [{ written: word, kind: 'mailbox', target: word.toLowerCase() }];
    if (hostIn(word) !== null && !degree.test(word))
      return [{ written: word, kind: 'link', target: `https://${fold(word)}` }];
    return spelled(words, index);
  });
}

/** “bayar titik com”, “bayar [dot] id”. */
function spelled(words: readonly string[], index: number): NamedAddress[] {
  const [dot = '', end = ''] = words.slice(index, index + 2).map(fold);
  if (!/^(?:titik|dot)$/.test(dot) || !ends.has(end)) return [];
  return [{ written: words.slice(Math.max(0, index - 1), index + 2).join(' '), kind: 'spelled', target: end }];
}
