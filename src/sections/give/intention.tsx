import { useCallback, useEffect, useMemo, useState, type ComponentProps } from 'react';
import type { PageContents } from '../../page-contents.ts';
import { familyWords } from '../../family-words.ts';
import { oneLine } from '../../transaction/one-line.ts';
import { wellFormed } from '../../transaction/whatsapp.ts';
import { Button } from '../../ui/button.tsx';
import { ariaProps, Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-field.tsx';
import { star } from '../../ui/ornament/star.ts';
import { SheetRow } from '../../ui/sheet.tsx';
import { styled } from '../../ui/styled.ts';
import { type Binding, bindings } from './bindings.ts';
import { drawCard } from './draw-card.ts';
import { InviteFamily } from './invite-family.tsx';
import { KeptPicture } from './kept-picture.tsx';
import { fillIn, type Payment } from './payment-values.tsx';

const { card: words } = familyWords;

/** The longest name for the card. A longer one would be too small, because the card has one line for it. */
const longest = 60;

/** Milliseconds without typing before the card is drawn again. */
const pause = 300;

const Maker = styled('div', {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 366px) minmax(0, 1fr)' },
  columnGap: '11',
  rowGap: '4.5',
  marginTop: { base: '2', xl: '0' },
  paddingBottom: '6.5',
  marginBottom: '6',
  borderBottom: '1px solid {colors.rule}',
  '& h3': { fontSize: 'xl', lineHeight: '1.25' },
  '& h3 + p': { marginTop: '1', lineHeight: '1.5', color: 'fg.muted' },
});

const Preview = styled('div', {
  display: 'grid',
  placeItems: 'center',
  padding: { base: '5', md: '6' },
  bg: 'bg.sunken',
  border: '1px solid {colors.border}',
  gridColumn: { md: '1' },
  gridRow: { md: '1 / span 2' },
  '& > *': { width: { base: 'min(100%, 236px)', md: '100%' }, height: 'auto', aspectRatio: '4 / 5' },
});

const Choices = styled('div', { display: 'grid', gap: '4.5' });

const Bindings = styled('fieldset', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& legend': { marginBottom: '2', fontWeight: '600' },
  '& label': {
    layerStyle: 'choice',
    display: 'grid',
    justifyItems: 'center',
    gap: '1.5',
    paddingBlock: '2.5',
    borderRadius: '0',
    color: 'fg.muted',
    fontWeight: '600',
  },
  '& label + label': { borderLeftWidth: '0' },
  '& label:has(:checked)': { color: 'fg', bg: 'accent.subtle', boxShadow: 'inset 0 -3px 0 {colors.accent}' },
});

const LineButton = (props: ComponentProps<typeof Button>) => <Button {...props} variant="line" size="sm" />;

const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '2.5', '& > *': { flex: '1 1 auto' } });

function Thumb({ binding }: { binding: Binding }) {
  const { ground, panel, corner, line, ink } = bindings[binding];
  return (
    <svg viewBox="0 0 56 70" width="56" height="70" fill="none" aria-hidden="true">
      <path d="M.7.7h54.6v68.6H.7Z" fill={ground} stroke={line} strokeWidth="1.3" />
      <path d="M6.7 6.7h42.6v56.6H6.7Z" fill={panel} stroke={line} strokeWidth=".7" />
      <path d={star(12, [28, 27])} fill={corner} stroke={line} strokeWidth="1.8" />
      <circle cx="28" cy="27" r="2.8" fill={line} />
      <path d="M15.500 48h25M19.500 53.500h17" stroke={ink} strokeWidth="1.8" />
    </svg>
  );
}

/** Draws the picture again after each change. Returns its URL. */
function usePreview(draw: () => Promise<Blob>): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let isOver = false;
    const show = (picture: Blob) => {
      if (!isOver) setUrl(URL.createObjectURL(picture));
    };
    // An error is ignored here, because the buttons that save the picture report it.
    const timer = setTimeout(() => void draw().then(show, () => {}), pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [draw]);
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);
  return url;
}

interface CardProps {
  copy: PageContents['confirmation']['intention'];
  type: 'donasi' | 'wakaf';
  institute: string;
}

/** The card of intention is a picture for the family. Its texts are only drawn, never kept or sent. */
function CardMaker({ copy, type, institute }: CardProps) {
  const [typed, setTyped] = useState('');
  const [binding, setBinding] = useState<Binding>('hijau');
  const card = useMemo(() => {
    const name = oneLine(wellFormed(typed)).slice(0, longest);
    // A text without letters and digits names nobody.
    const dedication = /[\p{L}\p{N}]/u.test(name) ? fillIn(copy.dedication, { siapa: name }) : '';
    const { kinds, lines, closing } = copy;
    return { title: kinds[type], dedication, line: lines[type], institute, site: location.host, closing };
  }, [copy, institute, type, typed]);
  const draw = useCallback(() => drawCard(card, binding), [binding, card]);
  const url = usePreview(draw);
  const alt = words.picture([card.title, card.dedication].filter(Boolean).join(', '));
  const hint = copy.forHint;
  return (
    <Maker>
      <div>
        <h3>{copy.heading}</h3>
        <p>{copy.text}</p>
      </div>
      <Preview htmlTranslate="no">{url ? <img src={url} alt={alt} width="1080" height="1350" /> : <span />}</Preview>
      <Choices>
        <Field id="untuk" label={copy.forLabel} hint={hint} remaining={longest - typed.length} optional>
          <TextInput
            type="text"
            maxLength={longest}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="done"
            {...ariaProps('untuk', { hint })}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Field>
        <Bindings>
          <legend>{copy.bindingLabel}</legend>
          {Object.entries(words.bindings).map(([name, label]) => (
            <label key={name}>
              <input
                type="radio"
                name="sampul"
                value={name}
                checked={name === binding}
                onChange={() => setBinding(name as Binding)}
              />
              <Thumb binding={name as Binding} />
              <span>{label}</span>
            </label>
          ))}
        </Bindings>
        <Actions>
          <KeptPicture {...words} draw={draw} alt={alt} Control={LineButton} />
        </Actions>
      </Choices>
    </Maker>
  );
}

/** Offers that come after the transfer: the card and the invitation. A purchase has no card. */
export function Intention(payment: Payment) {
  const { copy, institute } = payment;
  const { type } = payment.details;
  const { mark, gloss } = copy.intention;
  return (
    <SheetRow id="niat" mark={type === 'beli' ? copy.invite.heading : mark} gloss={gloss} titled>
      {type !== 'beli' && <CardMaker copy={copy.intention} type={type} institute={institute} />}
      <InviteFamily {...payment} />
    </SheetRow>
  );
}
