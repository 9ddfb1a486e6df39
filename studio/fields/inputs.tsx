import { Button, Card, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import type { ClipboardEvent } from 'react';
import {
  type FieldProps,
  type InputProps,
  isStringInputProps,
  type Path,
  pathToString,
  type StringInputProps,
  useFormCallbacks,
  useParseErrorForPath,
} from 'sanity';
import { cleanText } from './clean-text.ts';
import { timeFormat } from './dates.ts';
import { fromPastedHtml } from './pasted-html.ts';
import { useSteadyCaret } from './steady-caret.ts';
import { useSettledMessages } from './use-settled-messages.tsx';

/** Shows errors and warnings below every field. The Studio itself shows them only on hover. */
export function FieldWithReasons(props: FieldProps) {
  const [validation, waiting] = useSettledMessages(props.value, props.validation);
  return (
    <Stack gap={2}>
      {props.renderDefault({ ...props, validation })}
      <Reasons path={props.path} validation={validation} />
      {waiting}
    </Stack>
  );
}

/** Wraps every input. Its messages appear when they are about the current value. */
export function InputWithReasons(props: InputProps) {
  const [validation, waiting] = useSettledMessages(props.value, props.validation);
  const withoutMessages = { ...props, validation, validationError: undefined } as InputProps;
  return (
    <>
      <EntryWithReasons {...(validation === props.validation ? props : withoutMessages)} />
      {waiting}
    </>
  );
}

/** Adds messages to an entry of a list, as fields have them. An object gets a button that closes its dialog. */
function EntryWithReasons(props: InputProps) {
  // A text that an input cannot read is no message of a rule.
  const unreadable = useParseErrorForPath(props.path);
  const isEntry = props.path.length > 0 && typeof props.path.at(-1) !== 'string';
  if (!isEntry || props.path.includes('markDefs')) return <InputWithCleanPaste {...props} />;
  if (props.schemaType.jsonType === 'object')
    return (
      <Stack gap={4}>
        <InputWithCleanPaste {...props} />
        <DoneButton path={props.path} />
      </Stack>
    );
  const name = `${props.schemaType.title}, baris ${Number(props.path.at(-1)) + 1}`;
  const elementProps = Object.assign({}, props.elementProps, { 'aria-label': name });
  return (
    <Stack gap={2}>
      <InputWithCleanPaste {...({ ...props, elementProps } as InputProps)} />
      <Reasons
        path={props.path}
        validation={unreadable ? [{ level: 'error', message: unreadable, path: props.path }] : props.validation}
      />
    </Stack>
  );
}

/** Closes the dialog in which the Studio shows an entry of several fields. */
function DoneButton({ path }: { path: Path }) {
  const { onPathFocus, onPathOpen } = useFormCallbacks();
  const close = () => {
    onPathOpen(path.slice(0, -1));
    onPathFocus(path.slice(0, -1));
  };
  return <Button text="Selesai" mode="ghost" onClick={close} style={{ justifySelf: 'end' }} />;
}

function Reasons({ path, validation }: Pick<FieldProps, 'path' | 'validation'>) {
  if (validation.length === 0) return null;
  return (
    <Stack gap={2} data-testid={`reasons-${pathToString(path)}`}>
      {validation.map(({ level, message }) => (
        <Card key={message} tone={level === 'error' ? 'critical' : 'caution'} padding={3} radius={2}>
          <Text size={1}>{message.startsWith('Invalid date') ? unreadDate(message) : message}</Text>
        </Card>
      ))}
    </Stack>
  );
}

/** Replaces Sanity's message for a text that is not a date. It is English, has no translation, and names the format. */
const unreadDate = (message: string) =>
  `Tulis tanggal${message.includes(timeFormat) ? ' dan jam seperti 24/11/2026 08:00' : ' seperti 24/11/2026'}, atau pilih di kalender.`;

/** Cleans text that is pasted into any input, including editors of rich text. */
function InputWithCleanPaste(props: InputProps) {
  if (props.schemaType.jsonType === 'array' && props.schemaType.of.some(({ name }) => name === 'block'))
    return <EditorWithCleanPaste {...props} />;
  if (!isStringInputProps(props)) return props.renderDefault(props);
  return <TextWithCleanPaste {...props} />;
}

function TextWithCleanPaste(props: StringInputProps) {
  useSteadyCaret(props);
  const lines = props.schemaType.type?.name === 'text';
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    // The browser can undo only this way of inserting.
    document.execCommand('insertText', false, cleanText(event.clipboardData.getData('text/plain'), { lines }));
  };
  return props.renderDefault({ ...props, elementProps: { ...props.elementProps, onPaste } as never });
}

/** An editor of rich text. After a paste, one sentence names what the site cannot show. */
function EditorWithCleanPaste(props: InputProps) {
  const toast = useToast();
  const onPaste = (event: ClipboardEvent) => {
    const lost = pasteCleaned(event);
    if (lost.length === 0) return;
    const description = `Situs tidak menampilkan ${lost.join(', ')}; tulisannya sendiri ikut tertempel.`;
    toast.push({
      id: 'pasted',
      status: 'warning',
      duration: 20_000,
      closable: true,
      title: 'Sebagian bentuknya tidak ikut',
      description,
    });
  };
  return <div onPasteCapture={onPaste}>{props.renderDefault(props)}</div>;
}

/**
 * Pastes cleaned text and returns the names of what is lost. The editor reads the text from the event, which cannot be
 * changed. So this event ends here, and the editor gets a new one, which is not trusted.
 */
function pasteCleaned(event: ClipboardEvent): string[] {
  if (!event.isTrusted || event.clipboardData.getData('application/x-portable-text')) return [];
  event.preventDefault();
  event.stopPropagation();
  const clipboardData = new DataTransfer();
  const [text = '', html = ''] = ['text/plain', 'text/html'].map((type) => event.clipboardData.getData(type));
  const paragraphs = text.split(/\n\s*\n/).map((part) => cleanText(part));
  clipboardData.setData('text/plain', paragraphs.join('\n\n'));
  const pasted = html ? fromPastedHtml(html.replaceAll('&nbsp;', ' ')) : { html, lost: [] };
  if (html) clipboardData.setData('text/html', cleanText(pasted.html));
  event.target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  return pasted.lost;
}
