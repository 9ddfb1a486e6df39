import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { PageContents } from '../page-contents.ts';
import { pageWords } from '../words/pages.ts';
import { contactText } from '../transaction/contact-text.ts';
import { limits, encodedLength } from '../transaction/text-limits.ts';
import { whatsappLink } from '../transaction/whatsapp.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/form/error-summary.tsx';
import { ariaProps, Field, Fields } from '../ui/form/field.tsx';
import { TextArea, TextInput } from '../ui/form/text-field.tsx';
import { WhatsappIcon } from '../ui/icons.tsx';
import { newTab } from '../ui/new-tab-link.tsx';
import { island } from '../ui/island.tsx';
import type { SectionCopy } from '../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';
import { showToast } from '../ui/toast.ts';
import { useErrorTitle } from '../ui/use-error-title.ts';
import { useInputProps } from '../ui/use-input-props.ts';
import { words } from '../words/site.ts';

const controls = { name: 'nama', email: 'email', message: 'pesan' } as const;

type Name = keyof typeof controls;
const names = Object.keys(controls) as Name[];
type Problems = Partial<Record<Name, string>>;

const controlIn = (form: HTMLFormElement, name: Name) =>
  form.elements.namedItem(controls[name]) as HTMLInputElement | HTMLTextAreaElement;

const valueIn = (form: HTMLFormElement, name: Name) => controlIn(form, name).value.trim();

/** Characters that still fit, counted percent-encoded, as in a link. Negative if the text is too long. */
const remainingIn = (form: HTMLFormElement, name: Name) =>
  limits[name === 'message' ? 'text' : name] - encodedLength(valueIn(form, name));

function problemsIn(form: HTMLFormElement): Problems {
  const problems: Problems = {};
  for (const name of names) {
    const { empty, tooLong } = pageWords.contact[name];
    if (!valueIn(form, name)) problems[name] = empty;
    else if (remainingIn(form, name) < 0) problems[name] = tooLong;
    // This is the browser's own check of an email address (docs/what-the-site-does.md#contact-form).
    else if (controlIn(form, name).validity.typeMismatch) problems[name] = pageWords.contact.email.malformed;
  }
  return problems;
}

/** State of the form. Its submit opens a chat in a new tab. If the form is incomplete, a toast says what is missing. */
function useContactForm({ whatsapp, message }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [attempts, setAttempts] = useState(0);
  const [link, setLink] = useState<string | null>(null);
  const [messageRemaining, setMessageRemaining] = useState<number>(limits.text);
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);
  const formProps = useInputProps(formRef, (form) => {
    setLink(null);
    setMessageRemaining(remainingIn(form, 'message'));
    if (attempts > 0) setProblems(problemsIn(form));
  });
  const onSubmit = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    const found = problemsIn(form);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      setAttempts(attempts + 1);
      // The toast is for empty fields alone. What is written wrongly is said at its field.
      if (names.some((name) => !valueIn(form, name)))
        showToast({ ...pageWords.messages.incompleteMessage, tone: 'danger' });
      return;
    }
    const values = Object.fromEntries(names.map((name) => [name, valueIn(form, name)])) as Record<Name, string>;
    const chat = whatsappLink(whatsapp, contactText(values, message));
    setAttempts(0);
    setLink(chat);
    showToast(pageWords.messages.openingWhatsapp);
    open(chat, '_blank', 'noopener,noreferrer');
  };
  return { formProps, summary, problems, messageRemaining, link, onSubmit };
}

interface Props {
  copy: Omit<PageContents['contact']['form'], keyof SectionCopy>;
  /** The texts around the message. */
  message: { greeting: string };
  /** The number of WhatsApp in international digits. */
  whatsapp: string;
}

const Form = chakra('form', {
  base: {
    display: 'grid',
    rowGap: '6',
    marginTop: '7',
    '& [type=submit]': { width: { base: '100%', sm: 'auto' } },
    '& > p': { color: 'fg.muted', '& a': { layerStyle: 'target', color: 'accent' } },
  },
});

/** The message stands beside name and email, and is as high as both. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    rowGap: '6',
    columnGap: '8',
    '& textarea': { flex: '1' },
  },
});

function Part(props: Props) {
  const { copy } = props;
  const state = useContactForm(props);
  const { problems, link } = state;
  useErrorTitle(Object.keys(problems).length > 0);
  const field = (name: Name, label: string) => ({ id: controls[name], label, error: problems[name] });
  const control = (name: Name) => ({
    name: controls[name],
    required: true,
    ...ariaProps(controls[name], { error: problems[name] }),
  });
  const errors = Object.entries(problems).map(([name, message]) => ({ fieldId: controls[name as Name], message }));
  return (
    <Form {...state.formProps} method="dialog" data-scripts="" noValidate onSubmit={state.onSubmit}>
      {errors.length > 0 && (
        <ErrorSummary ref={state.summary} heading={words.form.summary(errors.length)} errors={errors} />
      )}
      <Columns>
        <Fields>
          <Field {...field('name', copy.nameLabel)}>
            <TextInput {...control('name')} type="text" autoComplete="name" />
          </Field>
          <Field {...field('email', copy.emailLabel)}>
            <TextInput {...control('email')} type="email" autoComplete="email" />
          </Field>
        </Fields>
        <Field {...field('message', copy.messageLabel)} remaining={state.messageRemaining}>
          <TextArea {...control('message')} rows={5} />
        </Field>
      </Columns>
      <div>
        <Button type="submit">
          <WhatsappIcon />
          {copy.submitLabel}
        </Button>
      </div>
      {link && (
        <p>
          <span>{copy.fallbackText}</span>{' '}
          <a href={link} {...newTab}>
            {copy.fallbackLabel}
          </a>
        </p>
      )}
    </Form>
  );
}

/** The message form. Its submit opens a chat with the message (docs/what-the-site-does.md#contact-form). */
export default island('contact-form', Part);
