import { loadCode } from '../../client/load-code.ts';
import { late, Nothing } from '../../ui/late.tsx';
import { matchesMedia } from '../../ui/matches-media.ts';
import type { TotalBarProps } from './total-bar.tsx';

/** The ledger has the same button. */
const Bar = late(
  () => loadCode('src/sections/give/total-bar.tsx', () => import('./total-bar.tsx')).then(({ TotalBar }) => TotalBar),
  { instead: Nothing },
);

/** The bar of phones, fetched with the first complete total; its width is asked for when there is one. */
export const LateBar = (props: TotalBarProps) => (matchesMedia('(max-width: 767.98px)') ? <Bar {...props} /> : null);

/** Cover and spread, whose switch needs no code. */
export const LatePictures = late(() =>
  loadCode('src/sections/give/mushaf-pictures.tsx', () => import('./mushaf-pictures.tsx')).then(
    ({ MushafPictures }) => MushafPictures,
  ),
);

/** Where wakaf goes; it is read. */
export const LateDestination = late(() =>
  loadCode('src/sections/give/destination.tsx', () => import('./destination.tsx')).then(
    ({ Destination }) => Destination,
  ),
);
