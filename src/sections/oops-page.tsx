import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { Syamsah } from '../ui/syamsah.tsx';
import { words } from '../words.ts';
import { PlateMessage, Ways } from './unexpected-error.tsx';

/** The confirmation page without details (specification section 8). */
export function OopsPage({ mark }: { mark: string }) {
  const { title, text, action } = words.messages.oops;
  return (
    <SheetRow id="tidak-ada-rincian" mark={mark}>
      <PlateMessage>
        <Syamsah size={150} />
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        <Ways>
          <ButtonLink to={paths.donation}>{action}</ButtonLink>
        </Ways>
      </PlateMessage>
    </SheetRow>
  );
}
