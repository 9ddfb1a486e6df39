import type { ReactNode } from 'react';

/** Text with every "Al-Qur’an", "An-Nur" and "3 × 24" kept whole (docs/design.md#type). */
export function typeset(text: string): ReactNode {
  const parts = text.split(/(A[a-z]-\p{Lu}[\p{L}’']*|\d+ × \d+)/u);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one fixed text
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
