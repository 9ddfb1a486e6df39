import { chakra, Grid, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { island } from '../islands/island.tsx';
import { useInputProps } from '../islands/use-input-props.ts';
import { contactText } from '../transaction/contact-text.ts';
import { linkRoom, encodedLength } from '../transaction/text-limits.ts';
import { whatsappLink } from '../transaction/whatsapp.ts';
import { Button } from '../ui/button.tsx';
import { ariaProps, Field } from '../ui/form/field.tsx';
import { focusField, ProblemText } from '../ui/form/problem-text.tsx';
import { TextArea, TextInput } from '../ui/form/text-field.tsx';
import { WhatsappIcon } from '../ui/icons.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { showToast } from '../ui/toast.ts';
import { useErrorTitle } from '../ui/use-error-title.ts';
import { chatWords } from '../words/chat.ts';
import { pageWords } from '../words/pages.ts';
import { words as siteWords } from '../words/site.ts';

const { contact: words } = pageWords;
const flags = { ...siteWords.problems.flags, malformed: words.email.flag };

const controls = { name: 'nama', email: 'email', message: 'pesan' } as const;

type Name = keyof typeof controls;
const names = Object.keys(controls) as Name[];
type Problem = 'empty' | 'tooLong' | 'malformed';
type Problems = Partial<Record<Name, Problem>>;

const controlIn = (form: HTMLFormElement, name: Name) =>
  form.elements.namedItem(controls[name]) as HTMLInputElement | HTMLTextAreaElement;

const valueIn = (form: HTMLFormElement, name: Name) => controlIn(form, name).value.trim();

/** Characters that still fit, counted percent-encoded, as in a link. Negative if the text is too long. */
const remainingIn = (form: HTMLFormElement, name: Name) => linkRoom[name] - encodedLength(valueIn(form, name));

function problemsIn(form: HTMLFormElement): Problems {
  const problems: Problems = {};
  for (const name of names) {
    if (!valueIn(form, name)) problems[name] = 'empty';
    else if (remainingIn(form, name) < 0) problems[name] = 'tooLong';
    // This is the browser's own check of an email address (docs/what-the-site-does.md#contact-form).
    else if (controlIn(form, name).validity.typeMismatch) problems[name] = 'malformed';
  }
  return problems;
}

/** What to correct in a field. Undefined for one that is only empty. Only the email address can be malformed. */
const remedyFor = (name: Name, problem: Problem) =>
  ({ empty: undefined, tooLong: words[name].tooLong, malformed: words.email.malformed })[problem];

/** State of the form. Its submit opens a chat in a new tab. If the form is incomplete, a toast says what is missing. */
function useContactForm({ whatsapp, message }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [refusals, setRefusals] = useState(0);
  const [link, setLink] = useState<string | null>(null);
  const [messageRemaining, setMessageRemaining] = useState<number>(linkRoom.message);
  const firstProblem = names.find((name) => problems[name]);
  useEffect(() => {
    if (refusals > 0 && firstProblem) focusField(controls[firstProblem]);
    // Runs once per refusal: the focus stays while the visitor corrects.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusals]);
  const formProps = useInputProps(formRef, (form) => {
    setLink(null);
    setMessageRemaining(remainingIn(form, 'message'));
    if (refusals > 0) setProblems(problemsIn(form));
  });
  const onSubmit = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    const found = problemsIn(form);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      setRefusals(refusals + 1);
      // The toast is for empty fields alone. What is written wrongly is said at its field.
      if (names.some((name) => !valueIn(form, name)))
        showToast({ ...pageWords.messages.incompleteMessage, tone: 'danger' });
      return;
    }
    const values = Object.fromEntries(names.map((name) => [name, valueIn(form, name)])) as Record<Name, string>;
    const chat = whatsappLink(whatsapp, contactText(values, message));
    setRefusals(0);
    setLink(chat);
    showToast(pageWords.messages.openingWhatsapp);
    open(chat, '_blank', 'noopener,noreferrer');
  };
  return { formProps, problems, messageRemaining, link, onSubmit };
}

interface Props {
  /** The sentences around the visitor's message. */
  message: { greeting: string };
  /** The number of WhatsApp in international digits. */
  whatsapp: string;
}

/** Takes `method="dialog"`, which sends nothing, also before React runs. */
const Form = chakra('form', { base: { display: 'grid', alignContent: 'start', gap: '5' } });

function ContactForm(props: Props) {
  const state = useContactForm(props);
  const { problems, link } = state;
  const problemList = names.flatMap((name) => {
    const problem = problems[name];
    return problem ? { fieldId: controls[name], label: chatWords.contact[name], remedy: remedyFor(name, problem) } : [];
  });
  useErrorTitle(problemList.length > 0);
  const flag = (name: Name) => problems[name] && flags[problems[name]];
  const field = (name: Name) => ({ id: controls[name], label: chatWords.contact[name], error: flag(name) });
  const control = (name: Name) => ({
    name: controls[name],
    required: true,
    ...ariaProps(controls[name], { error: flag(name) }),
  });
  return (
    <Form {...state.formProps} method="dialog" data-scripts="" noValidate onSubmit={state.onSubmit}>
      <Grid templateColumns={{ md: '1fr 1fr' }} gap="5">
        <Field {...field('name')}>
          <TextInput {...control('name')} type="text" autoComplete="name" />
        </Field>
        <Field {...field('email')}>
          <TextInput {...control('email')} type="email" autoComplete="email" />
        </Field>
      </Grid>
      <Field {...field('message')} remaining={state.messageRemaining}>
        <TextArea {...control('message')} rows={4} />
      </Field>
      {problemList.length > 0 && <ProblemText problems={problemList} />}
      <div>
        <Button type="submit" width={{ base: '100%', sm: 'auto' }}>
          <WhatsappIcon />
          {words.submit}
        </Button>
        <Text textStyle="hint" marginTop="2" color="fg.muted">
          {words.note}
        </Text>
      </div>
      {link && (
        <p>
          <span>{words.notOpened}</span> <NewTabLink href={link}>{words.openChat}</NewTabLink>
        </p>
      )}
    </Form>
  );
}

/** The message form. Its submit opens a chat with the message (docs/what-the-site-does.md#contact-form). */
export default island('contact-form', ContactForm);
