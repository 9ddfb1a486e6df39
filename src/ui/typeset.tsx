import type { ReactNode } from 'react';

/** What no line break divides (docs/design.md#type). Without lookbehind, which Safari has only since 16.4. */
const unbroken = [
  /A[a-z]-\p{Lu}[\p{L}’']*/u, // Al-Qur’an
  /\p{Ll}{1,7}-\p{Ll}{2,7}(?!\p{L})/u, // sehari-hari, m-banking
  /(?!^)\p{Lu}\p{Ll}+ & \p{Lu}\p{Ll}+/u, // Syarat & Ketentuan, within a sentence
  /\d+ × \d+/u, // 3 × 24
  /[\p{L}\d.]+–[\p{L}\d.]+/u, // 08.00–16.00
  /\d{1,2} \p{Lu}[a-z]+ \d{4}/u, // 1 Januari 2026
  /Rp\d{1,3}(?:\.\d{3})*/u, // Rp75.000, marked for translators
  /(?:No\. )?[\p{L}\d.-]*\d\/[\p{L}\d./-]+/u, // No. 000/HUK-PS/2026
  /\p{Lu}\p{Ll}+ \d{5}(?!\d)/u, // Jakarta 12345
  /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \d(?!\d)/u, // Gedung Contoh 1
  /\d+ (?:hari kerja|hari|bulan|tahun)(?!\p{L})(?: \(contoh\))?/u, // 1 hari kerja, 1 tahun (contoh)
  /\p{L}+ \(\p{Lu}{2,5}\)/u, // dana (PUB)
  /\p{Lu}\p{Ll}+ RI(?!\p{L})/u, // Agama RI
];
const pattern = new RegExp(`(${unbroken.map(({ source }) => source).join('|')})`, 'u');

/**
 * Text with its `unbroken` parts. Translators do not rewrite its amounts. Each part is an element of its own
 * (docs/recipes.md#texts-that-change).
 */
export function typeset(text: string): ReactNode {
  const parts = text.split(pattern);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    // After the split, parts with an odd index are those that the pattern matches.
    const isMatch = index % 2 === 1;
    const isAmount = isMatch && part.startsWith('Rp');
    // Only dashes and slashes need a style. With no-break spaces a word that is wider than its column may still break.
    const isStyled = isMatch && !isAmount && /[-–/]/.test(part);
    return (
      part && (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text
        <span key={index} className={isStyled ? 'nowrap' : undefined} translate={isAmount ? 'no' : undefined}>
          {isMatch && !isStyled ? part.replaceAll(' ', '\u00A0') : part}
        </span>
      )
    );
  });
}
