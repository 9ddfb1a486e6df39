import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PageContents } from '../page-contents.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { FullscreenIcon, NewTabIcon, RefreshIcon } from '../ui/icons.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { showToast } from '../ui/toast.ts';
import { Overlay, SourceNote, useFrameLoad } from '../ui/frame.tsx';
import { pageWords } from '../page-words.ts';
import { ReaderRow, ReaderStage, ReaderTools } from './reader-row.tsx';

/** The hosted reader in a frame (docs/what-the-site-does.md#reader). */
export function ReaderFrame({
  title,
  lead,
  gloss,
  heading,
  url,
  ...copy
}: PageContents['quran']['reader'] & PageContents['quran']['hero']) {
  const stage = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(stage);
  const { state, attempt, frame, reload } = useFrameLoad(url);
  const newTab = (
    <ButtonAnchor variant="line" size="sm" href={url} target="_blank" rel="noopener noreferrer">
      <NewTabIcon />
      {pageWords.reader.newTab}
    </ButtonAnchor>
  );
  return (
    <ReaderRow title={title} lead={lead} gloss={gloss}>
      <ReaderTools>
        <h2 id="pembaca">{heading}</h2>
        <Button type="button" variant="line" size="sm" data-scripts="" disabled={state === 'loading'} onClick={reload}>
          <RefreshIcon />
          {pageWords.reader.refresh}
        </Button>
        {newTab}
        <Button type="button" variant="line" size="sm" data-scripts="" onClick={fullscreen.toggle}>
          <FullscreenIcon />
          {pageWords.reader.enter}
        </Button>
      </ReaderTools>
      <ReaderStage ref={stage} data-keep-clear="" data-scripts="">
        {fullscreen.active && (
          <Button type="button" variant="line" size="sm" onClick={fullscreen.toggle}>
            <FullscreenIcon />
            {pageWords.reader.leave}
          </Button>
        )}
        {/* Exactly these permissions (docs/what-the-site-does.md#reader). The reader has its own origin. */}
        <iframe
          key={attempt}
          {...frame}
          title={copy.frameTitle}
          sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
          referrerPolicy="strict-origin"
        />
        {state !== 'loaded' && (
          <Overlay role="status">
            <p>{state === 'loading' ? pageWords.reader.loading : copy.slowText}</p>
            {state === 'slow' && newTab}
          </Overlay>
        )}
      </ReaderStage>
      <NewTabLink href={url}>{copy.linkLabel}</NewTabLink>
      <SourceNote data-scripts="">{copy.sourceNote}</SourceNote>
    </ReaderRow>
  );
}

/** Whether the stage fills the screen, according to the browser's events. */
function useFullscreen(stage: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const follow = () => setActive(Boolean(document.fullscreenElement));
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const toggle = async () => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await stage.current?.requestFullscreen();
    } catch (error) {
      const { title, description } = pageWords.messages.fullscreenFailed;
      showToast({ title, description: description((error as Error).message), tone: 'danger' });
    }
  };
  return { active, toggle: () => void toggle() };
}
