import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Frame = chakra('svg', {
  base: {
    width: '1.375em',
    height: '1.375em',
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.6',
    strokeLinecap: 'square',
  },
});

/** A decorative line icon. The words beside it, or the label of the control, say what it means. */
function icon(drawing: ReactNode) {
  return function Icon({ className }: { className?: string }) {
    return (
      <Frame className={className} viewBox="0 0 24 24" aria-hidden="true">
        {drawing}
      </Frame>
    );
  };
}

export const lineIcon = (d: string) => icon(<path d={d} />);

export const SunIcon = lineIcon(
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2v2.4M12 19.6V22M2 12h2.4M19.6 12H22M4.9 4.9l1.7 1.7M17.4 17.4l1.7 1.7M19.1 4.9l-1.7 1.7M6.6 17.4l-1.7 1.7',
);
export const MoonIcon = lineIcon('M20 14.6A8.4 8.4 0 1 1 9.4 4a6.9 6.9 0 0 0 10.6 10.6Z');
export const DownloadIcon = lineIcon('M12 3v12M7 10.5l5 5 5-5M4 20.5h16');
export const MenuIcon = lineIcon('M3 7h18M3 12h18M3 17h18');
export const CloseIcon = lineIcon('M5 5l14 14M19 5L5 19');
export const HelpIcon = lineIcon('M9 9.2A3 3 0 1 1 12 12.5v1.7M12 17.6v.01');
export const MinusIcon = lineIcon('M5 12h14');
export const PlusIcon = lineIcon('M12 5v14M5 12h14');
export const CheckIcon = lineIcon('M4.5 12.5l5 5L19.5 7');
export const CopyIcon = lineIcon('M8.5 8.5h12v12h-12ZM15.5 8V3.5h-12v12H8');
export const WhatsappIcon = lineIcon(
  'M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3ZM9 8.3c-1.1 1-.6 3.2 1.2 5s4 2.3 5 1.2l.5-.8-2-1.3-1 .9c-1-.5-1.6-1.1-2.1-2.1l.9-1-1.3-2Z',
);
export const RefreshIcon = lineIcon(
  'M20 5v5h-5M4 19v-5h5M5.6 9.5A7.5 7.5 0 0 1 19 8.5L20 10M18.4 14.5A7.5 7.5 0 0 1 5 15.5L4 14',
);
export const NewTabIcon = lineIcon('M13 4h7v7M20 4L10.5 13.5M17 14v6H4V7h6');
export const FullscreenIcon = lineIcon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5');
export const FileIcon = lineIcon('M6 3h8.5L18.5 7v14H6ZM14 3v4.5h4.5');
/** The icon of errors, because colour alone is not enough to mark them. */
export const OctagonIcon = icon(
  <>
    <path d="M21.24 15.83L15.83 21.24L8.17 21.24L2.76 15.83L2.76 8.17L8.17 2.76L15.83 2.76L21.24 8.17Z" />
    <path d="M12 7.5v5.5M12 16.4v.01" strokeWidth="2" />
  </>,
);
