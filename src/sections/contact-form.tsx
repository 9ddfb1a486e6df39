import type { PageContents } from '../page-table.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/form/error-summary.tsx';
import { ariaProps, Field } from '../ui/form/field.tsx';
import { WhatsappIcon } from '../ui/icons.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { TextArea, TextInput } from '../ui/form/text-field.tsx';
import { pageWords } from '../page-words.ts';
import { words } from '../words.ts';
import { contactControls as controls, type useContactForm } from './use-contact-form.ts';
import { chakra } from '../ui/styled.ts';

interface Props {
  copy: PageContents['contact']['form'];
  state: ReturnType<typeof useContactForm>;
}

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    rowGap: '6',
    columnGap: '8',
    marginTop: '7',
    // Name and email stand side by side, all else across.
    '& > *': { gridColumn: '1 / -1' },
    '& > div:has(> input)': { gridColumn: 'auto' },
  },
});

const Fallback = chakra('p', {
  base: {
    color: 'fg.muted',
    '& a': { layerStyle: 'target', color: 'accent' },
  },
});

/** A message that becomes a WhatsApp text; nothing is sent from here. */
export function ContactForm({ copy, state }: Props) {
  const { problems, link } = state;
  const messages = {
    name: problems.name && pageWords.contact.name[problems.name],
    email: problems.email && pageWords.contact.email[problems.email],
    message: problems.message && pageWords.contact.message[problems.message],
  };
  const field = (name: keyof typeof messages, label: string) => ({ id: controls[name], label, error: messages[name] });
  const errors = (['name', 'email', 'message'] as const).flatMap((name) => {
    const text = messages[name];
    return text ? [{ fieldId: controls[name], message: text }] : [];
  });
  return (
    <SheetRow id="kirim-pesan" label={copy.mark} aside={copy.gloss} heading={copy.heading}>
      <Form {...state.operated} method="dialog" data-scripts="" noValidate onSubmit={state.onSubmit}>
        {errors.length > 0 && (
          <ErrorSummary ref={state.summary} heading={words.form.summary(errors.length)} errors={errors} />
        )}
        <Field {...field('name', copy.nameLabel)}>
          <TextInput
            name={controls.name}
            type="text"
            required
            autoComplete="name"
            {...ariaProps(controls.name, { error: messages.name })}
          />
        </Field>
        <Field {...field('email', copy.emailLabel)}>
          <TextInput
            name={controls.email}
            type="email"
            required
            autoComplete="email"
            {...ariaProps(controls.email, { error: messages.email })}
          />
        </Field>
        <Field {...field('message', copy.messageLabel)} remaining={state.messageRemaining}>
          <TextArea
            name={controls.message}
            required
            rows={5}
            {...ariaProps(controls.message, { error: messages.message })}
          />
        </Field>
        <div>
          <Button type="submit">
            <WhatsappIcon />
            {copy.submitLabel}
          </Button>
        </div>
        {link && (
          <Fallback>
            {copy.fallbackText}{' '}
            <a href={link} target="_blank" rel="noopener noreferrer">
              {copy.fallbackLabel}
            </a>
          </Fallback>
        )}
      </Form>
    </SheetRow>
  );
}
