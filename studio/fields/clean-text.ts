const invisible = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * Cleans pasted text: removes invisible characters, normalizes spaces and hyphens, and composes letters (NFC). With
 * `lines`, single line breaks stay. Without it, they become spaces.
 */
export function cleanText(text: string, { lines = false } = {}): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[\u2010\u2011\u2212]/g, '-')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n');
  return lines ? plain : plain.replaceAll('\n', ' ');
}
