// Differs from Sanity's paste by refusing what would change the meaning of a text, such as a table, and says why.
import { useToast } from '@sanity/ui/toast';
import type { PortableTextInputProps } from 'sanity';
import { refusedPaste } from './refused-paste.ts';

export function RichTextInput(props: PortableTextInputProps) {
  const toast = useToast();
  const onPaste: PortableTextInputProps['onPaste'] = ({ event }) => {
    const reasons = refusedPaste(event.clipboardData.getData('text/html'));
    // Undefined lets Sanity paste. An empty insert, below, pastes nothing.
    if (reasons.length === 0) return undefined;
    toast.push({
      id: 'refused-paste',
      status: 'error',
      duration: 20_000,
      closable: true,
      title: 'Tidak ditempel, karena isinya akan berubah',
      description: `Ada ${reasons.join('; ')}.`,
    });
    return { insert: [] };
  };
  return props.renderDefault({ ...props, onPaste });
}
