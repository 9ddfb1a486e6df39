import { Button, Dialog, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';

interface Question {
  title: string;
  text: string;
  yes: string;
  /** The label of a text field, which must be filled in. Without it the question has no text field. */
  fieldLabel?: string;
}

/** The text that was written, '' if the question has no field, or null if the person cancels. */
type Answer = string | null;
type Ask = (question: Question) => Promise<Answer>;

const AskContext = createContext<Ask>(() => Promise.resolve(null));

/** Returns a function that asks a question in a dialog and resolves with the answer. */
export const useAsk = (): Ask => use(AskContext);

export function Asking({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<(Question & { resolve: (answer: Answer) => void }) | null>(null);
  const [text, setText] = useState('');
  const ask: Ask = useCallback(
    (question) =>
      new Promise((resolve) => {
        setText('');
        setAsked({ ...question, resolve });
      }),
    [],
  );
  const close = (answer: Answer) => {
    asked?.resolve(answer);
    setAsked(null);
  };
  const { title, text: question, yes, fieldLabel } = asked ?? {};
  return (
    <AskContext value={ask}>
      {children}
      {asked && (
        <Dialog id="asking" header={title} width={1} onClose={() => close(null)} onClickOutside={() => close(null)}>
          <Stack gap={4} padding={4}>
            <Text>{question}</Text>
            {fieldLabel && (
              <TextInput
                aria-label={fieldLabel}
                placeholder={fieldLabel}
                value={text}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
            )}
            <Flex gap={2}>
              <Button
                tone="primary"
                text={yes}
                disabled={fieldLabel !== undefined && text.trim() === ''}
                onClick={() => close(text.trim())}
              />
              <Button mode="ghost" text="Batal" onClick={() => close(null)} />
            </Flex>
          </Stack>
        </Dialog>
      )}
    </AskContext>
  );
}
