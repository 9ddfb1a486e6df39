import { lineIcon } from './icons.tsx';

/** Icons of the controls that save, share or print (src/sections/give/keep-it.tsx). Most pages do not load them. */

export const PictureIcon = lineIcon('M3.5 4.5h17v15h-17ZM3.5 16l5-5 4.500 4.500 2.500-2.500 5 5M15 9h.01');
export const ShareIcon = lineIcon('M12 15V3M7.500 7.500L12 3l4.500 4.500M6 11H4.500v9.500h15V11H18');
export const PrinterIcon = lineIcon('M7 8V3.500h10V8M7 17H3.500V8h17v9H17M7 14h10v6.500H7Z');
export const BellIcon = lineIcon('M5 17.500h14l-1.500-2.500v-4.500a5.500 5.500 0 0 0-11 0V15ZM10 20.500h4');
