import type { ReactNode } from 'react';
import { paths } from '../page-table.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { Picture, type PictureData } from '../ui/picture.tsx';
import { Plate } from '../ui/plate.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { styled } from '../ui/styled.ts';
import { typeset } from '../ui/typeset.tsx';

const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '3',
  width: '100%',
  marginTop: '3',
  '@media (max-width: 559.98px)': { '& > *': { flex: '1 1 100%' } },
});

interface ClosingPlateProps {
  mark: string;
  heading: string;
  text: string;
  picture?: PictureData | null;
  /** Links and buttons; the first is the main one. */
  children: ReactNode;
}

export function ClosingPlate({ mark, heading, text, picture, children }: ClosingPlateProps) {
  return (
    <SheetRow id="penutup" label={mark}>
      <Plate pictured={Boolean(picture)}>
        {picture && <Picture picture={picture} sizes="320px" />}
        <h2>{typeset(heading)}</h2>
        <p>{typeset(text)}</p>
        <Actions>{children}</Actions>
      </Plate>
    </SheetRow>
  );
}

interface ClosingCallProps extends Omit<ClosingPlateProps, 'children'> {
  downloadLabel: string;
  otherLabel: string;
  otherTo: string;
}

export function ClosingCall({ downloadLabel, otherLabel, otherTo, ...plate }: ClosingCallProps) {
  return (
    <ClosingPlate {...plate}>
      <ButtonLink to={paths.download}>
        <DownloadIcon />
        {downloadLabel}
      </ButtonLink>
      <ButtonLink to={otherTo} variant="line">
        {otherLabel}
      </ButtonLink>
    </ClosingPlate>
  );
}
