import { BillIcon } from '@sanity/icons/Bill';
import { lazy } from 'react';
import type { Tool } from 'sanity';

/** Transfers matched with messages, in this tab alone. Its code and the faces of its receipts come when it is opened. */
export const reconciliationTool: Tool = {
  name: 'transfer',
  title: 'Cocokkan transfer',
  icon: BillIcon,
  component: lazy(() => import('./reconciliation-screen.tsx')),
};
