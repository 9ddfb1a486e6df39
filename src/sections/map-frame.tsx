import { NewTabLink } from '../ui/new-tab-link.tsx';
import { chakra } from '../ui/styled.ts';
import { SourceNote } from '../ui/source-note.tsx';
import { useFrameLoad } from '../ui/use-frame-load.ts';

export interface MapFrameProps {
  title: string;
  embedUrl: string;
  linkUrl: string;
  linkLabel: string;
  slowText: string;
  /** Whose site the frame contacts. */
  sourceNote: string;
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    border: '1px solid {colors.gold.line}',
    bg: 'surface',
    '& iframe': { display: 'block', width: '100%', height: '360px', border: '0' },
    '& p': {
      position: 'absolute',
      inset: '0',
      display: 'grid',
      placeContent: 'center',
      padding: '6',
      textAlign: 'center',
      color: 'fg.muted',
      bg: 'surface',
    },
  },
});

export function MapFrame({ title, embedUrl, linkUrl, linkLabel, slowText, sourceNote }: MapFrameProps) {
  const { state, frame } = useFrameLoad(embedUrl);
  const { key, ...attributes } = frame;
  return (
    <div>
      <Frame data-scripts="">
        <iframe
          key={key}
          {...attributes}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin"
        />
        {state === 'slow' && <p role="status">{slowText}</p>}
      </Frame>
      <NewTabLink href={linkUrl}>{linkLabel}</NewTabLink>
      <SourceNote data-scripts="">{sourceNote}</SourceNote>
    </div>
  );
}
