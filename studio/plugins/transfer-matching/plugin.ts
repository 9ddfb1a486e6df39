import { BillIcon } from '@sanity/icons/Bill';
import { lazy } from 'react';
import { definePlugin } from 'sanity';

/** The tool “Cocokkan transfer”, which sets the bank's statement beside donors' messages. It is loaded when opened. */
export const transferMatching = definePlugin({
  name: 'transfer-matching',
  tools: [
    { name: 'transfer', title: 'Cocokkan transfer', icon: BillIcon, component: lazy(() => import('./screen.tsx')) },
  ],
});
