import type { ReactNode } from 'react';

/**
 * Text in which no line break divides "Al-Qur’an", "sehari-hari", "3 × 24", "08.00–16.00", "1 Januari 2026",
 * "000/HUK-PS/2026", or "Syarat & Ketentuan" within a sentence (docs/design.md#type).
 * Translators do not rewrite its amounts. Each part is an element of its own (docs/recipes.md#texts-that-change).
 */
export function typeset(text: string): ReactNode {
  const parts = text.split(
    /(A[a-z]-\p{Lu}[\p{L}’']*|(?<!\p{L})\p{Ll}{2,7}-\p{Ll}{2,7}(?!\p{L})|(?<=.)\p{Lu}\p{Ll}+ & \p{Lu}\p{Ll}+|\d+ × \d+|[\p{L}\d.]+–[\p{L}\d.]+|\d{1,2} \p{Lu}[a-z]+ \d{4}|Rp\d{1,3}(?:\.\d{3})*|(?:No\. )?[\p{L}\d.-]*\d\/[\p{L}\d./-]+|\p{Lu}\p{Ll}+ \d{5}(?!\d)|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \d(?!\d)|hari kerja \(contoh\))/u,
  );
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    // After the split, parts with an odd index are those that the pattern matches.
    const isAmount = index % 2 === 1 && part.startsWith('Rp');
    // A title that is wider than the narrowest screen may still break.
    const isTitle = part.includes(' & ');
    const className = index % 2 === 1 && !isAmount && !isTitle ? 'nowrap' : undefined;
    return (
      part && (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text
        <span key={index} className={className} translate={isAmount ? 'no' : undefined}>
          {isTitle ? part.replaceAll(' ', '\u00A0') : part}
        </span>
      )
    );
  });
}
