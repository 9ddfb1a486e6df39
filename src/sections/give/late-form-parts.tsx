import { lazy, Suspense, type ComponentType } from 'react';
import { loadCode } from '../../client/load-code.ts';
import { matchesMedia } from '../../ui/matches-media.ts';
import type { DestinationProps } from './destination.tsx';
import type { MushafPicturesProps } from './mushaf-pictures.tsx';
import type { TotalBarProps } from './total-bar.tsx';

const Bar = lazy<ComponentType<TotalBarProps>>(() =>
  loadCode('src/sections/give/total-bar.tsx', () => import('./total-bar.tsx')).then(
    ({ TotalBar }) => ({ default: TotalBar }),
    // The ledger has the same button.
    () => ({ default: () => null }),
  ),
);

/** The bar of phones, fetched with the first complete total; its width is asked for when there is one. */
export const LateBar = (props: TotalBarProps) =>
  matchesMedia('(max-width: 767.98px)') ? (
    <Suspense fallback={null}>
      <Bar {...props} />
    </Suspense>
  ) : null;

/** These parts stand in the prerendered page, and stay when their code cannot be fetched: such a promise never ends. */
const kept = () => new Promise<never>(() => {});

const Pictures = lazy(() =>
  loadCode('src/sections/give/mushaf-pictures.tsx', () => import('./mushaf-pictures.tsx')).then(
    ({ MushafPictures }) => ({ default: MushafPictures }),
    kept,
  ),
);

/** Cover and spread, whose switch needs no code. */
export const LatePictures = (props: MushafPicturesProps) => (
  <Suspense fallback={null}>
    <Pictures {...props} />
  </Suspense>
);

const Place = lazy(() =>
  loadCode('src/sections/give/destination.tsx', () => import('./destination.tsx')).then(
    ({ Destination }) => ({ default: Destination }),
    kept,
  ),
);

/** Where wakaf goes; it is read. */
export const LateDestination = (props: DestinationProps) => (
  <Suspense fallback={null}>
    <Place {...props} />
  </Suspense>
);
