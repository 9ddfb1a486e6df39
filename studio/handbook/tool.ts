import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { lazy } from 'react';
import type { Tool } from 'sanity';
import { route } from 'sanity/router';

/** The handbook inside the Studio. Its text and pictures come when somebody opens it. */
export const handbookTool: Tool = {
  name: 'bantuan',
  title: 'Bantuan',
  icon: HelpCircleIcon,
  router: route.create('/:part'),
  component: lazy(() => import('./handbook-screen.tsx')),
};
