import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SheetRow } from '../../ui/sheet.tsx';
import { Syamsah } from '../../ui/ornament/syamsah.tsx';
import { words } from '../../words.ts';
import { PlateMessage, Ways } from '../unexpected-error.tsx';
import { chakra } from '../../ui/styled.ts';

/** Looks like the h1 that will take its place: a page has only one. */
const EarlyTitle = chakra('div', {
  base: { fontFamily: 'heading', fontSize: 'h1', fontWeight: '500', lineHeight: '1.14', letterSpacing: '-.005em' },
});

interface Props {
  mark: string;
  /** Drawn before the application runs, beside the page with details, whose h1 counts until then. */
  early?: boolean;
}

/** The confirmation page without details (docs/what-the-site-does.md#confirmation-page). */
export function OopsPage({ mark, early = false }: Props) {
  const { title, text, action } = words.messages.oops;
  return (
    <SheetRow id={early ? 'belum-ada-rincian' : 'tidak-ada-rincian'} mark={mark} first>
      <PlateMessage>
        <Syamsah size={150} />
        {early ? <EarlyTitle>{title}</EarlyTitle> : <h1 tabIndex={-1}>{title}</h1>}
        <p>{text}</p>
        <Ways>
          <ButtonLink to={paths.donation}>{action}</ButtonLink>
        </Ways>
      </PlateMessage>
    </SheetRow>
  );
}

/**
 * Before the application runs, `data-stateless` on the root (index.html) tells whether the history entry
 * carries anything: so neither "Oops" nor the page with details ever flashes.
 */
export const WithState = chakra('div', { base: { 'html[data-stateless] &': { display: 'none' } } });
export const WithoutState = chakra('div', { base: { 'html:not([data-stateless]) &': { display: 'none' } } });
