import type { ComponentProps } from 'react';
import { loadCode } from '../../client/load-code.ts';
import { showLoadFailure } from '../../client/load-failure.ts';
import { late, Nothing } from '../../ui/late.tsx';
import { matchesMedia } from '../../ui/matches-media.ts';

/** May be missing: the breakdown has the same button. */
const Bar = late(() => loadCode('src/sections/give/total-bar.tsx', () => import('./total-bar.tsx')), {
  instead: Nothing,
});

/** The bar with the total on phones. Its code is fetched with the first complete total. */
export const LateBar = (props: ComponentProps<typeof Bar>) =>
  matchesMedia('(max-width: 767.98px)') ? <Bar {...props} /> : null;

/** Pictures of cover and spread. Their switch works without this code. */
export const LatePictures = late(() =>
  loadCode('src/sections/give/mushaf-pictures.tsx', () => import('./mushaf-pictures.tsx')),
);

/** Loads parts around the form that are only read. If that fails, the prerendered parts stay. */
const loadAfterForm = () =>
  loadCode('src/sections/give/after-form.tsx', () => import('./after-form.tsx')).catch((error) => {
    showLoadFailure();
    throw error;
  });
export const LateDestination = late(async () => ({ default: (await loadAfterForm()).Destination }));
export const LateLegalLine = late(async () => ({ default: (await loadAfterForm()).LegalLine }));
export const LateAfterForm = late(async () => ({ default: (await loadAfterForm()).AfterForm }));
