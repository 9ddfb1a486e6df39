import { useState, type FormEvent } from 'react';
import type { PageContents } from '../page-contents.ts';
import { pageWords } from '../page-words.ts';
import { spaceAccount } from '../transaction/account-number.ts';
import { judgeNumber, type Official } from '../transaction/official-number.ts';
import { whatsappLink } from '../transaction/whatsapp.ts';
import { Button } from '../ui/button.tsx';
import { ariaProps, Field } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-field.tsx';
import { OctagonIcon } from '../ui/icons.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { styled } from '../ui/styled.ts';

type Page = PageContents['contact'];

interface Props {
  copy: Page['check'];
  account: Page['bankAccount'];
  whatsapp: string;
  /** Fetches our numbers; null when the server does not confirm them. */
  ask: () => Promise<Official | null>;
}

type Answer = 'account' | 'whatsapp' | 'phone' | 'foreign' | 'short' | 'unknown';

const Pair = styled('div', {
  display: 'grid',
  gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
  gap: { base: '8', lg: '11' },
  '& form': { display: 'grid', gap: '3', alignContent: 'start' },
  '& dl': { layerStyle: 'ends', columnGap: '4', paddingBlock: '3', borderBlock: '1px solid {colors.rule}' },
  '& dt': { color: 'fg.muted' },
  '& dd': { textStyle: 'figures', fontWeight: '600' },
  '& dd + dd': { flex: '1 0 100%' },
  '& dl + p': { textStyle: 'aside', marginTop: '3', color: 'fg.muted' },
});

const Line = styled('div', {
  display: 'flex',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  gap: '2.5',
  '& button': { flex: { base: '1 0 100%', md: 'none' } },
});

const Result = styled('div', {
  padding: '4',
  border: '1px solid {colors.border.strong}',
  borderLeftWidth: '5px',
  '& b': { display: 'flex', gap: '2.5', fontFamily: 'heading', fontSize: 'lg', fontWeight: '500', lineHeight: '1.3' },
  '& a': { layerStyle: 'target', fontWeight: '600' },
  variants: {
    tone: {
      yes: { bg: 'success.subtle', borderColor: 'success' },
      no: { bg: 'danger.subtle', borderColor: 'danger', '& b, & a': { color: 'danger' } },
    },
  },
});

const { official: words } = pageWords;
const id = 'nomor-diterima';

/** Fetches our numbers when the button is pressed; typing clears the answer. What was typed stays in the page. */
function useOfficialCheck(ask: Props['ask']) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const clear = () => setAnswer(null);
  const check = async ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    clear();
    const text = new FormData(currentTarget).get(id) as string;
    const official = await ask().catch(() => null);
    setAnswer(official ? judgeNumber(text, official) : 'unknown');
  };
  return { answer, clear, check };
}

function AnswerText({ answer, account, whatsapp }: { answer: Answer } & Pick<Props, 'account' | 'whatsapp'>) {
  if (answer === 'short') return null; // shown at the field
  if (answer === 'account')
    return (
      <Result tone="yes" htmlTranslate="no">
        {words.account(account.bank, account.holder)}
      </Result>
    );
  if (answer !== 'foreign') return <Result tone={answer === 'unknown' ? undefined : 'yes'}>{words[answer]}</Result>;
  return (
    <Result tone="no">
      <b>
        <OctagonIcon />
        <span>{words.foreign}</span>
      </b>
      <a href={whatsappLink(whatsapp, words.message)} target="_blank" rel="noopener noreferrer">
        {words.report}
      </a>
    </Result>
  );
}

/** Checks whether a number from a leaflet or a chat is ours. The account is beside it, to compare without scripts. */
export function OfficialCheck({ copy, account, whatsapp, ask }: Props) {
  const { answer, clear, check } = useOfficialCheck(ask);
  const error = answer === 'short' ? words.short : undefined;
  return (
    <SheetRow id="rekening-resmi" label={copy.mark} aside={copy.gloss} titled>
      <Pair>
        <form method="dialog" noValidate data-scripts="" onInput={clear} onSubmit={(event) => void check(event)}>
          <Field id={id} label={copy.label} hint={copy.hint} error={error}>
            <Line>
              <TextInput type="text" name={id} autoComplete="off" {...ariaProps(id, { hint: copy.hint, error })} />
              <Button type="submit" variant="line">
                {copy.submitLabel}
              </Button>
            </Line>
          </Field>
          <div role="status">{answer && <AnswerText answer={answer} account={account} whatsapp={whatsapp} />}</div>
        </form>
        <div>
          <dl translate="no">
            <dt>{account.bank}</dt>
            <dd>{spaceAccount(account.number)}</dd>
            <dd>{account.holder}</dd>
          </dl>
          <p>{copy.note}</p>
        </div>
      </Pair>
    </SheetRow>
  );
}
