import { DocumentsIcon } from '@sanity/icons/Documents';
import type { Tool } from 'sanity';
import { DistributionsScreen } from './distributions-screen.tsx';

export const distributionsTool: Tool = {
  name: 'penyaluran',
  title: 'Banyak penyaluran sekaligus',
  icon: DocumentsIcon,
  component: DistributionsScreen,
};
