import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PageContents } from '../page-contents.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { FullscreenIcon, NewTabIcon, RefreshIcon } from '../ui/icons.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { styled } from '../ui/styled.ts';
import { showToast } from '../ui/toast.ts';
import { Overlay, SourceNote, useFrameLoad } from '../ui/frame.tsx';
import { pageWords } from '../page-words.ts';

const Tools = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2.5',
  marginTop: '6',
  paddingBlock: '3.5',
  borderBlock: '1px solid {colors.rule}',
  '& button:disabled': { color: 'fg.subtle', cursor: 'progress', textDecoration: 'none' },
});

const Stage = styled('div', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  marginTop: '5',
  marginBottom: '6',
  padding: { base: '1.5', md: '2.5' },
  border: '1px solid {colors.gold.line}',
  outline: '1px solid {colors.rule}',
  outlineOffset: '4px',
  bg: 'surface',
  '& iframe': { display: 'block', width: '100%', height: '800px', border: '0' },
  '&:fullscreen': {
    marginTop: '0',
    padding: '0',
    border: '0',
    outline: 'none',
    '& iframe': { height: '100%', flex: '1' },
  },
});

/** The hosted reader in a frame (docs/what-the-site-does.md#reader). */
export function ReaderFrame({ mark, gloss, heading, url, ...copy }: PageContents['quran']['reader']) {
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
    <SheetRow id="pembaca" label={mark} aside={gloss} heading={heading}>
      <Tools>
        <Button type="button" variant="line" size="sm" data-scripts="" disabled={state === 'loading'} onClick={reload}>
          <RefreshIcon />
          {pageWords.reader.refresh}
        </Button>
        {newTab}
        <Button type="button" variant="line" size="sm" data-scripts="" onClick={fullscreen.toggle}>
          <FullscreenIcon />
          {pageWords.reader.enter}
        </Button>
      </Tools>
      <Stage ref={stage} data-keep-clear="" data-scripts="">
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
      </Stage>
      <NewTabLink href={url}>{copy.linkLabel}</NewTabLink>
      <SourceNote data-scripts="">{copy.sourceNote}</SourceNote>
    </SheetRow>
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
