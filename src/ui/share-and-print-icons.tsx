import { lineIcon } from './icons.tsx';

/** These are not in icons.tsx, because only the confirmation loads them. */

export const ShareIcon = lineIcon('M12 15V3M7.500 7.500L12 3l4.500 4.500M6 11H4.500v9.500h15V11H18');
export const PrinterIcon = lineIcon('M7 8V3.500h10V8M7 17H3.500V8h17v9H17M7 14h10v6.500H7Z');
