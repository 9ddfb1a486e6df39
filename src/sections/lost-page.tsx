import { paths, type PageContents } from '../page-table.ts';
import { ButtonLink } from '../ui/button.tsx';
import { BookIcon } from '../ui/icons.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { Syamsah } from '../ui/ornament/syamsah.tsx';
import { typeset } from '../ui/typeset.tsx';
import { PlateMessage, Ways } from './unexpected-error.tsx';

/** An address that leads nowhere. */
export function LostPage({ mark, heading, text, homeLabel, readLabel }: Omit<PageContents['not-found'], 'seo'>) {
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
