import { useEffect, useRef } from 'react';
import type { PageContents, ShellContent } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { CallUs } from './start-failed.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { BookIcon } from '../ui/icons.tsx';
import { Syamsah } from '../ui/ornament/syamsah.tsx';
import { Jadwal, SheetRow } from '../ui/sheet.tsx';
import { styled } from '../ui/styled.ts';
import { typeset } from '../ui/typeset.tsx';
import { words } from '../words.ts';

const Page = styled('main', { maxWidth: 'page', marginInline: 'auto', paddingBlock: '24', paddingInline: '6' });

/** Says what happened and offers two ways on. Never shows a verse. */
const PlateMessage = styled(Jadwal, {
  minHeight: '520px',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '3.5',
  paddingBlock: '18',
  paddingInline: '5',
  textAlign: 'center',
  '& p': { color: 'fg.muted', maxWidth: '32em' },
});

/** As wide as each other. */
const Ways = styled('div', {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(11rem, 1fr))' },
  gap: '3',
  marginTop: '3',
});

/** Replaces a page that cannot be shown (docs/what-the-site-does.md#fixed-messages). Content may be missing. */
export function ErrorScreen({ error, contact }: { error: Error; contact: ShellContent['contact'] | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Page>
      <title>{words.messages.unexpected}</title>
      <PlateMessage>
        <Syamsah size={150} />
        <h1 ref={heading} tabIndex={-1}>
          {words.messages.unexpected}
        </h1>
        <p>{error.message}</p>
        <p>{words.startFailed.screen}</p>
        <Ways>
          <Button type="button" onClick={() => location.reload()}>
            {words.startFailed.reload}
          </Button>
          {/* An ordinary link: the application itself may be what failed. */}
          <ButtonAnchor variant="line" href={paths.home}>
            {words.nav.backHome}
          </ButtonAnchor>
        </Ways>
        {contact && (
          <p>
            <CallUs {...contact} />
          </p>
        )}
      </PlateMessage>
    </Page>
  );
}

export function NotFoundPage({ mark, heading, text, homeLabel, readLabel }: Omit<PageContents['not-found'], 'seo'>) {
  return (
    <SheetRow id="tidak-ada" label={mark} first>
      <PlateMessage>
        <Syamsah size={150} />
        <h1 tabIndex={-1}>{typeset(heading)}</h1>
        <p>{typeset(text)}</p>
        <Ways>
          <ButtonLink to={paths.home}>{homeLabel}</ButtonLink>
          <ButtonLink to={paths.quran} variant="line">
            <BookIcon />
            {readLabel}
          </ButtonLink>
        </Ways>
      </PlateMessage>
    </SheetRow>
  );
}
