import { useEffect, useRef, useState, type FormEvent } from 'react';
import { contactText, type ContactCopy } from '../transaction/contact-text.ts';
import { limits, signsInLink } from '../transaction/text-limits.ts';
import { whatsappLink } from '../transaction/whatsapp.ts';
import { showToast } from '../ui/toast.ts';
import { useOperated } from '../ui/use-operated.ts';
import { pageWords } from '../page-words.ts';

/** Names of the controls, as they stand in the form. */
export const contactControls = { name: 'nama', email: 'email', message: 'pesan' } as const;

type Field = keyof typeof contactControls;
export interface ContactProblems {
  name?: 'empty' | 'tooLong';
  email?: 'empty' | 'malformed' | 'tooLong';
  message?: 'empty' | 'tooLong';
}

/** Signs that can still be added to what stands in a field; negative when there are too many. */
const remainingIn = (form: HTMLFormElement, field: Field) =>
  limits[field === 'message' ? 'text' : field] - signsInLink(valueOf(form, field));

function problemsOf(form: HTMLFormElement): ContactProblems {
  const problems: ContactProblems = {};
  for (const field of Object.keys(contactControls) as Field[]) {
    if (!valueOf(form, field)) problems[field] = 'empty';
    else if (remainingIn(form, field) < 0) problems[field] = 'tooLong';
  }
  const email = form.elements.namedItem(contactControls.email);
  // The browser's own check of an email address (docs/what-the-site-does.md#contact-form).
  if (!problems.email && email instanceof HTMLInputElement && email.validity.typeMismatch) problems.email = 'malformed';
  return problems;
}

function valueOf(form: HTMLFormElement, field: Field): string {
  const value = new FormData(form).get(contactControls[field]);
  return typeof value === 'string' ? value.trim() : '';
}

interface Settings {
  whatsapp: string;
  copy: ContactCopy;
}

/** The contact form: all fields or a toast; then a chat in a new tab, and a link to it. */
export function useContactForm({ whatsapp, copy }: Settings) {
  const formRef = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<ContactProblems>({});
  const [attempts, setAttempts] = useState(0);
  const [link, setLink] = useState<string | null>(null);
  const [messageRemaining, setMessageRemaining] = useState<number>(limits.text);
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  const operated = useOperated(formRef, (form) => {
    setLink(null);
    setMessageRemaining(remainingIn(form, 'message'));
    if (attempts > 0) setProblems(problemsOf(form));
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf(event.currentTarget);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      setAttempts(attempts + 1);
      showToast({ ...pageWords.messages.incompleteMessage, tone: 'danger' });
      return;
    }
    const [name, email, message] = (['name', 'email', 'message'] as const).map((field) =>
      valueOf(event.currentTarget, field),
    );
    const chat = whatsappLink(
      whatsapp,
      contactText({ name: name ?? '', email: email ?? '', message: message ?? '' }, copy),
    );
    setAttempts(0);
    setLink(chat);
    showToast(pageWords.messages.openingWhatsapp);
    open(chat, '_blank', 'noopener,noreferrer');
  };
  return { operated, summary, problems, messageRemaining, link, onSubmit };
}
