import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { star } from './ornament/star.ts';

/** Parts of the class `filled` are filled (layer style `drawing`). */
const Frame = chakra('svg', {
  base: {
    layerStyle: 'drawing',
    display: { base: 'none', md: 'block' },
    width: '6.5',
    height: '6.5',
    strokeWidth: '1.5',
  },
});

const drawings = {
  donasi: (
    <>
      <path d={star(15.5, [18, 18])} />
      <circle cx="18" cy="18" r="7.5" />
      <path className="filled" d="M18 14.2l3.8 3.8-3.8 3.8-3.8-3.8Z" />
    </>
  ),
  beli: (
    <>
      <path d="M6 4h24v28H6ZM10 4v28M14 8.5h12v19H14Z" />
      <path className="filled" d={star(4, [20, 18])} />
    </>
  ),
  wakaf: (
    <path d="M18 27c-3-2.5-8-3-15-3v6c7 0 12 .5 15 3 3-2.5 8-3 15-3v-6c-7 0-12 .5-15 3ZM18 27V10M18 17c0-5 3-8.5 9-9 .5 6-3 9.5-9 9ZM18 21.5c0-4-2.5-6.5-7.5-7 0 4.5 2.5 7.2 7.5 7Z" />
  ),
} satisfies Record<string, ReactNode>;

export const TypeIcon = ({ type }: { type: keyof typeof drawings }) => (
  <Frame viewBox="0 0 36 36" aria-hidden="true">
    {drawings[type]}
  </Frame>
);
