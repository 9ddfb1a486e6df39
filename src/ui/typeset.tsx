import type { ReactNode } from 'react';

/**
 * Text with every "Al-Qur’an", "An-Nur" and "3 × 24" kept whole (docs/design.md#type), and every amount as it is written
 * here, whatever translates the page. Each part is an element of its own (docs/recipes.md#texts-that-change).
 */
export function typeset(text: string): ReactNode {
  const parts = text.split(/(A[a-z]-\p{Lu}[\p{L}’']*|\d+ × \d+|Rp\d{1,3}(?:\.\d{3})*)/u);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    const isAmount = index % 2 === 1 && part.startsWith('Rp');
    const className = index % 2 === 1 && !isAmount ? 'nowrap' : undefined;
    return (
      part && (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text
        <span key={index} className={className} translate={isAmount ? 'no' : undefined}>
          {part}
        </span>
      )
    );
  });
}
