import type { ClipboardEvent } from 'react';
import { type InputProps, isStringInputProps } from 'sanity';

const invisible = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * The copied text without what nobody meant to copy: invisible signs, special and double spaces, special hyphens, letters
 * in two pieces. With `lines` single line breaks stay; else they become spaces.
 */
export function cleaned(text: string, { lines = false } = {}): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[\u2010\u2011\u2212]/g, '-')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n');
  return lines ? plain : plain.replaceAll('\n', ' ');
}

/** Every input: what is pasted into it arrives clean, also in an editor of rich text. */
export function InputWithCleanPaste(props: InputProps) {
  if (props.schemaType.jsonType === 'array' && props.schemaType.of.some(({ name }) => name === 'block'))
    return <div onPasteCapture={pasteClean}>{props.renderDefault(props)}</div>;
  if (!isStringInputProps(props)) return props.renderDefault(props);
  const lines = props.schemaType.type?.name === 'text';
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    // The only way to insert that can be undone.
    document.execCommand('insertText', false, cleaned(event.clipboardData.getData('text/plain'), { lines }));
  };
  return props.renderDefault({ ...props, elementProps: { ...props.elementProps, onPaste } as never });
}

/** The editor reads the copied text from the event, which nobody can change, so it gets a new event with the clean text. */
function pasteClean(event: ClipboardEvent) {
  if (!event.isTrusted || event.clipboardData.getData('application/x-portable-text')) return;
  event.preventDefault();
  event.stopPropagation();
  const clipboardData = new DataTransfer();
  const [text, html] = ['text/plain', 'text/html'].map((type) => event.clipboardData.getData(type));
  clipboardData.setData(
    'text/plain',
    (text ?? '')
      .split(/\n\s*\n/)
      .map((part) => cleaned(part))
      .join('\n\n'),
  );
  if (html) clipboardData.setData('text/html', cleaned(html.replaceAll('&nbsp;', ' ')));
  event.target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
