import { useState, type FormEvent } from 'react';
import type { PageContents } from '../page-contents.ts';
import { pageWords } from '../page-words.ts';
import { loadCurrent } from '../client/content.ts';
import { judgeNumber, type Official } from '../transaction/official-number.ts';
import { whatsappLink } from '../transaction/whatsapp.ts';
import { Button } from '../ui/button.tsx';
import { ariaProps, Field } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-field.tsx';
import { OctagonIcon } from '../ui/icons.tsx';
import { island } from '../ui/island.tsx';
import { newTab } from '../ui/new-tab-link.tsx';
import { styled } from '../ui/styled.ts';

type Page = PageContents['contact'];

interface Props {
  copy: Pick<Page['check'], 'label' | 'hint' | 'submitLabel'>;
  account: Pick<Page['bankAccount'], 'bank' | 'holder'>;
  whatsapp: string;
}

type Answer = 'account' | 'whatsapp' | 'phone' | 'foreign' | 'short' | 'unknown';

const Form = styled('form', { display: 'grid', gap: '3', alignContent: 'start' });

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

/** Fetches our numbers. Null if the server does not confirm that they are current. */
async function loadOfficial(): Promise<Official | null> {
  const [page, site] = await Promise.all([loadCurrent('contact'), loadCurrent('site')]);
  if (!page.checked || !site.checked) return null;
  const { whatsapp, phone, telephone = phone } = site.content.contact;
  const branches = page.content.branches ?? [];
  const { code: bankCode, number: account } = page.content.bankAccount;
  return { bankCode, account, whatsapp, phones: [telephone, ...branches.map((branch) => branch.phone)] };
}

/** A press of the button asks the server for our numbers, and typing clears the answer. The typed text is never sent. */
function useOfficialCheck() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const clear = () => setAnswer(null);
  const check = async ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    clear();
    const text = new FormData(currentTarget).get(id) as string;
    const official = await loadOfficial().catch(() => null);
    setAnswer(official ? judgeNumber(text, official) : 'unknown');
  };
  return { answer, clear, check };
}

function AnswerText({ answer, account, whatsapp }: { answer: Answer } & Pick<Props, 'account' | 'whatsapp'>) {
  if (answer === 'short') return null; // the field shows this error
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
      <a href={whatsappLink(whatsapp, words.message)} {...newTab}>
        {words.report}
      </a>
    </Result>
  );
}

function Part({ copy, account, whatsapp }: Props) {
  const { answer, clear, check } = useOfficialCheck();
  const error = answer === 'short' ? words.short : undefined;
  return (
    <Form method="dialog" noValidate data-scripts="" onInput={clear} onSubmit={(event) => void check(event)}>
      <Field id={id} label={copy.label} hint={copy.hint} error={error}>
        <Line>
          <TextInput type="text" name={id} autoComplete="off" {...ariaProps(id, { hint: copy.hint, error })} />
          <Button type="submit" variant="line">
            {copy.submitLabel}
          </Button>
        </Line>
      </Field>
      <div role="status">{answer && <AnswerText answer={answer} account={account} whatsapp={whatsapp} />}</div>
    </Form>
  );
}

/** Checks whether a number from a leaflet or a chat is ours. */
export const OfficialCheck = island('official-check', Part);
