import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import type { Tool } from 'sanity';
import { StatusScreen } from './status-screen.tsx';

export const statusTool: Tool = {
  name: 'status',
  title: 'Status situs',
  icon: EarthGlobeIcon,
  component: StatusScreen,
};
