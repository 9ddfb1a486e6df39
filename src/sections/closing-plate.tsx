import type { ReactNode } from 'react';
import { paths } from '../page-table.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { Picture, type PictureData } from '../ui/picture.tsx';
import { Plate } from '../ui/plate.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';
import { typeset } from '../ui/typeset.tsx';
import { words } from '../words/site.ts';

const Actions = chakra('div', {
  base: {
    layerStyle: 'wrapping',
    justifyContent: 'center',
    gap: '3',
    width: '100%',
    marginTop: '3',
    '@media (max-width: 559.98px)': { '& > *': { flex: '1 1 100%' } },
  },
});

/** A ruled row: a sentence, and at its right a button or link. */
const Choice = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'minmax(0, 1fr) 244px' },
    rowGap: '3.5',
    columnGap: '8',
    alignItems: 'center',
    width: '100%',
    paddingBlock: '5',
    borderTop: '1px solid {colors.motif.line}',
    '& p': { color: 'fg' },
    '& + & p': { color: 'fg.muted' },
  },
});

interface ClosingChoicesProps {
  heading: string;
  choices: { text: string; action: ReactNode }[];
}

export function ClosingChoices({ heading, choices }: ClosingChoicesProps) {
  return (
    <SheetRow id="penutup">
      <Plate ruled>
        <h2 id="penutup">{typeset(heading)}</h2>
        {choices.map(({ text, action }) => (
          <Choice key={text}>
            <p>{typeset(text)}</p>
            {action}
          </Choice>
        ))}
      </Plate>
    </SheetRow>
  );
}

interface ClosingCallProps {
  heading: string;
  text: string;
  picture?: PictureData | null;
  other?: { label: string; to: string };
}

export function ClosingCall({ heading, text, picture, other }: ClosingCallProps) {
  return (
    <SheetRow id="penutup">
      <Plate pictured={Boolean(picture)}>
        {picture && <Picture picture={picture} sizes="320px" />}
        <h2 id="penutup">{typeset(heading)}</h2>
        <p>{typeset(text)}</p>
        <Actions>
          <ButtonLink href={paths.download}>
            <DownloadIcon />
            {words.nav.getApp}
          </ButtonLink>
          {other && (
            <ButtonLink href={other.to} variant="line">
              {other.label}
            </ButtonLink>
          )}
        </Actions>
      </Plate>
    </SheetRow>
  );
}
