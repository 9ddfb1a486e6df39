import { useEffect, useRef } from 'react';
import { paths } from '../page-table.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { Jadwal } from '../ui/jadwal.tsx';
import { Syamsah } from '../ui/ornament/syamsah.tsx';
import { words } from '../words.ts';
import { chakra } from '../ui/styled.ts';
import { CallUs, type Contact } from './call-us.tsx';

const Page = chakra('main', {
  base: { maxWidth: 'page', marginInline: 'auto', paddingBlock: '24', paddingInline: '6' },
});

/** What happened, and two ways on; also on the 404 page. Never a verse here. */
export const PlateMessage = chakra(Jadwal, {
  base: {
    minHeight: '520px',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '3.5',
    paddingBlock: '18',
    paddingInline: '5',
    textAlign: 'center',
    '& p': { color: 'fg.muted', maxWidth: '32em' },
  },
});

export const Ways = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3', marginTop: '3' },
});

export function UnexpectedError({ message, contact }: { message: string; contact: Contact | undefined }) {
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
        <p>{message}</p>
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
