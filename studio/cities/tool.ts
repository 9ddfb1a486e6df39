import { PinIcon } from '@sanity/icons/Pin';
import type { Tool } from 'sanity';
import { CitiesScreen } from './cities-screen.tsx';

export const citiesTool: Tool = {
  name: 'kota',
  title: 'Banyak kota sekaligus',
  icon: PinIcon,
  component: CitiesScreen,
};
