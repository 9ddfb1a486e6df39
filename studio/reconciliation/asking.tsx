import { Button, Dialog, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';

interface Question {
  title: string;
  text: string;
  yes: string;
  /** The label of a text field. Without it the question has no text field. */
  words?: string;
}

/** The answer: the text that was written (perhaps ''), or null if the person cancels. */
type Answer = string | null;
type Ask = (question: Question) => Promise<Answer>;

const AskContext = createContext<Ask>(() => Promise.resolve(null));

/** Asks a question before an act that needs more than one press. */
export const useAsk = (): Ask => use(AskContext);

export function Asking({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<(Question & { answer: (answer: Answer) => void }) | null>(null);
  const [written, write] = useState('');
  const ask: Ask = useCallback(
    (question) =>
      new Promise((answer) => {
        write('');
        setAsked({ ...question, answer });
      }),
    [],
  );
  const close = (answer: Answer) => {
    asked?.answer(answer);
    setAsked(null);
  };
  const { title, text, yes, words } = asked ?? {};
  return (
    <AskContext value={ask}>
      {children}
      {asked && (
        <Dialog id="asking" header={title} width={1} onClose={() => close(null)} onClickOutside={() => close(null)}>
          <Stack gap={4} padding={4}>
            <Text>{text}</Text>
            {words && (
              <TextInput
                aria-label={words}
                placeholder={words}
                value={written}
                onChange={({ currentTarget }) => write(currentTarget.value)}
              />
            )}
            <Flex gap={2}>
              <Button
                tone="primary"
                text={yes}
                disabled={words !== undefined && written.trim() === ''}
                onClick={() => close(written.trim())}
              />
              <Button mode="ghost" text="Batal" onClick={() => close(null)} />
            </Flex>
          </Stack>
        </Dialog>
      )}
    </AskContext>
  );
}
