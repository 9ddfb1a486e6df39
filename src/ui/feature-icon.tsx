import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { star } from './ornament/star.ts';

/** Parts of the class `filled` are filled (layer style `drawing`). */
const Frame = chakra('svg', { base: { layerStyle: 'drawing', width: 'touch', color: 'gold', strokeWidth: '1.25' } });

const drawings = {
  tafsiriyah: (
    <>
      <path d="M6 4h32v36H6ZM15 10h18v24H15ZM18.5 16h11M18.5 21h11M18.5 26h7M8.5 14h4M8.5 17.5h4M8.5 21h4M8.5 28h4" />
      <path className="filled" d={star(3.2, [29, 28.5])} />
    </>
  ),
  search: (
    <>
      <path d={`M29 29l11 11${star(7, [19, 19])}`} />
      <circle cx="19" cy="19" r="13.5" />
      <circle className="filled" cx="19" cy="19" r="1.6" />
    </>
  ),
  audio: (
    <>
      <path d="M4 16v12M10 10v24M34 10v24M40 16v12" />
      <path d={star(9, [22, 22])} />
      <circle className="filled" cx="22" cy="22" r="2" />
    </>
  ),
  night: (
    <>
      <path d="M35.5 27.5A15.5 15.5 0 1 1 17 8a12.5 12.5 0 0 0 18.5 19.5Z" />
      <path className="filled" d={star(4.2, [32, 12])} />
    </>
  ),
  android: (
    <>
      <path d="M12 3h20v38H12ZM12 9h20M12 35h20M20 38h4" />
      <path d={star(6, [22, 22])} />
      <circle className="filled" cx="22" cy="22" r="1.6" />
    </>
  ),
  share: (
    <>
      <path d="M5 15h22v25H5ZM9.5 21h13M9.5 26h13M9.5 31h8M27 4h12v12M39 4L25 18" />
      <path className="filled" d={star(3, [22, 34.5])} />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type FeatureIconName = keyof typeof drawings;

export const FeatureIcon = ({ name }: { name: FeatureIconName }) => (
  <Frame viewBox="0 0 44 44" aria-hidden="true">
    {drawings[name]}
  </Frame>
);
