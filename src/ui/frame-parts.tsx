import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Light, like a site that sets no scheme: browsers paint a frame opaque white if the schemes of the two differ. */
const Frame = chakra('iframe', { base: { colorScheme: 'light' } });

/** Covers the frame until it has loaded. */
const Cover = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '4',
    padding: '6',
    textAlign: 'center',
    bg: 'inherit',
    '& [data-when]:not([hidden])': { display: 'grid', justifyItems: 'center', gap: '4' },
    '& p': { maxWidth: '30em', color: 'fg.muted', textWrap: 'balance' },
  },
});

interface Props {
  url: string;
  title: string;
  sandbox: string;
  /** Stands at the top of the cover. */
  head?: ReactNode;
  /** Shows while the frame loads. */
  loading: string;
  /** Shows if the frame has not loaded after 15 s, or is out of reach. */
  failed: ReactNode;
}

/**
 * A frame of another site and its covers. Put it in an element with `data-frame`. src/client/handle-frames.ts loads the
 * frame, and shows the elements with the right `data-when`.
 */
export const FrameParts = ({ url, loading, failed, title, sandbox, head }: Props) => (
  <>
    <Frame title={title} sandbox={sandbox} data-src={url} referrerPolicy="strict-origin" />
    <Cover role="status" data-when="loading failed">
      {head}
      <p data-when="loading">{loading}</p>
      <div data-when="failed" hidden>
        {failed}
      </div>
    </Cover>
  </>
);
