import { paths } from '../page-table.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import type { PictureData } from '../ui/picture.tsx';
import { ClosingPlate } from './closing-plate.tsx';

export interface ClosingCallProps {
  mark: string;
  heading: string;
  text: string;
  picture?: PictureData | null;
  downloadLabel: string;
  /** The second way on. */
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
