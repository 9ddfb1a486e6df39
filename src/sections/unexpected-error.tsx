import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { paths } from '../paths.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { Jadwal } from '../ui/jadwal.tsx';
import { Syamsah } from '../ui/syamsah.tsx';
import { words } from '../words.ts';

const Page = chakra('main', { base: { maxWidth: '1000px', marginInline: 'auto', padding: '96px 24px' } });

/** Also the body of the 404 plate: what happened, and two ways on. Never a verse here. */
export const PlateMessage = chakra(Jadwal, {
  base: {
    minHeight: '520px',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '14px',
    padding: '72px 20px',
    textAlign: 'center',
    '& p': { color: 'fg.muted', maxWidth: '32em', overflowWrap: 'anywhere' },
  },
});

export const Ways = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px', marginTop: '12px' },
});

export function UnexpectedError({ message }: { message: string }) {
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
        <Ways>
          <Button type="button" onClick={() => location.reload()}>
            {words.startFailed.reload}
          </Button>
          {/* An ordinary link: the application itself may be what failed. */}
          <ButtonAnchor variant="line" href={paths.home}>
            {words.nav.backHome}
          </ButtonAnchor>
        </Ways>
      </PlateMessage>
    </Page>
  );
}
