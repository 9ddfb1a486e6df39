import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Browsers would paint a site that has no scheme of its own, and one that is out of reach, white on the dark page. */
const Frame = chakra('iframe', { base: { colorScheme: 'light' } });

/** Covers the frame until it has loaded. Never shows a verse. */
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
  /** Stands over all covers. */
  head?: ReactNode;
  /** Shows while the frame loads. */
  loading?: ReactNode;
  /** Shows if the frame has not loaded after 15 s, or is out of reach. */
  slow: ReactNode;
}

/**
 * A frame of another site and its covers. Put it in an element with `data-frame`. src/client/handle-frames.ts loads the
 * frame, and shows the elements with the right `data-when`.
 */
export const FrameParts = ({ url, loading, slow, title, sandbox, head }: Props) => (
  <>
    <Frame title={title} sandbox={sandbox} data-src={url} referrerPolicy="strict-origin" />
    <Cover role="status" data-when={loading ? 'loading slow' : 'slow'} hidden={!loading}>
      {head}
      {loading && <p data-when="loading">{loading}</p>}
      <div data-when="slow" hidden>
        {slow}
      </div>
    </Cover>
  </>
);
