import type { PageContents } from '../page-contents.ts';
import { Button, ButtonNewTab } from '../ui/button.tsx';
import { FullscreenIcon, NewTabIcon, RefreshIcon } from '../ui/icons.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { FrameParts, SourceNote } from '../ui/frame.tsx';
import { pageWords } from '../page-words.ts';
import { ReaderRow, ReaderBox, ReaderTools } from './reader-row.tsx';

/** The hosted reader in a frame (docs/what-the-site-does.md#reader). src/client/handle-frames.ts loads it. */
export function ReaderFrame({
  title,
  lead,
  gloss,
  heading,
  url,
  ...copy
}: PageContents['quran']['reader'] & PageContents['quran']['hero']) {
  const failed = pageWords.messages.fullscreenFailed;
  const failure = { 'data-title': failed.title, 'data-failure': failed.description('{pesan}') };
  const newTab = (
    <ButtonNewTab variant="line" size="sm" href={url}>
      <NewTabIcon />
      {pageWords.reader.newTab}
    </ButtonNewTab>
  );
  return (
    <ReaderRow title={title} lead={lead} gloss={gloss}>
      <ReaderTools>
        <h2 id="pembaca">{heading}</h2>
        <Button type="button" variant="line" size="sm" data-scripts="" data-refresh="" disabled>
          <RefreshIcon />
          {pageWords.reader.refresh}
        </Button>
        {newTab}
        <Button type="button" variant="line" size="sm" data-scripts="" data-fullscreen="" {...failure}>
          <FullscreenIcon />
          {pageWords.reader.enter}
        </Button>
      </ReaderTools>
      <ReaderBox data-frame="" data-scripts="">
        <Button type="button" variant="line" size="sm" data-fullscreen="" {...failure}>
          <FullscreenIcon />
          {pageWords.reader.leave}
        </Button>
        {/* The frame has exactly these permissions (docs/what-the-site-does.md#reader). Its origin is not ours. */}
        <FrameParts
          url={url}
          title={copy.frameTitle}
          sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
          loading={pageWords.reader.loading}
          slow={
            <>
              <p>{copy.slowText}</p>
              {newTab}
            </>
          }
        />
      </ReaderBox>
      <NewTabLink href={url}>{copy.linkLabel}</NewTabLink>
      <SourceNote data-scripts="">{copy.sourceNote}</SourceNote>
    </ReaderRow>
  );
}
