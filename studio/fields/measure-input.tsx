// The input differs from Sanity's because a browser's number field takes `29.000` for 29.
import { Box, Stack, Text, TextInput } from '@sanity/ui';
import { type ComponentType, type FormEvent, useId, useState } from 'react';
import { type NumberInputProps, set, unset, useReportParseError } from 'sanity';

/** The number that a text means, undefined for an empty text, or the reason why it cannot be read. */
export type Reading = { value: number | undefined } | { problem: string };

export interface Measure {
  inputMode: 'numeric' | 'decimal';
  read: (text: string) => Reading;
  /** Writes the stored number as people do: `29.000`. */
  write: (value: number) => string;
  /** Returns the text below the field: `Rp29.000, dua puluh sembilan ribu rupiah`. */
  say: (value: number) => string;
}

/**
 * A text field for a number as Indonesians write it. Text that cannot be read clears the stored number, so that the old
 * number is not published.
 */
export function measureInput(measure: Measure): ComponentType<NumberInputProps> {
  return function MeasureInput({ elementProps, onChange, path, readOnly, validation, value }) {
    const { shown, reading, takeTyped, enter, leave } = useTypedNumber(measure, value);
    const wordsId = useId();
    const problem = 'problem' in reading ? reading.problem : null;
    const words = 'value' in reading && reading.value !== undefined ? measure.say(reading.value) : '';
    useReportParseError(path, problem);
    const onTyped = (event: FormEvent<HTMLInputElement>) => {
      const next = takeTyped(event.currentTarget.value);
      const isInList = typeof path.at(-1) !== 'string';
      // In a list, 0 stands for no number: an entry without a value would disappear while staff type.
      if (isInList) onChange(set(next ?? 0));
      else if (next === undefined) onChange(unset());
      // Sanity stores no number over an object, which only an import can bring, so the object is removed first.
      else onChange(typeof value === 'object' ? [unset(), set(next)] : set(next));
    };
    const { onBlur, onFocus, ...rest } = elementProps;
    return (
      <Stack gap={2}>
        <TextInput
          {...rest}
          aria-describedby={[rest['aria-describedby'], wordsId].filter(Boolean).join(' ')}
          autoComplete="off"
          customValidity={validation[0]?.message}
          inputMode={measure.inputMode}
          onBlur={(event) => {
            leave();
            onBlur(event);
          }}
          onChange={onTyped}
          onFocus={(event) => {
            enter();
            onFocus(event);
          }}
          readOnly={readOnly}
          type="text"
          value={shown}
        />
        <Box id={wordsId} role="status" padding={1}>
          <Text size={1} muted>
            {problem ?? words}
          </Text>
        </Box>
      </Stack>
    );
  };
}

/** Shows the typed text while the field has focus, or while it cannot be read; otherwise the stored number. */
function useTypedNumber({ read, write }: Measure, value: number | undefined) {
  const [text, setText] = useState<string>();
  const [hasFocus, setFocus] = useState(false);
  const stored = value === undefined || typeof value === 'object' ? '' : write(value);
  // Unreadable text has no stored number (in a list 0). If the draft is discarded, there is one, and it is shown.
  const isUnreadable = text !== undefined && 'problem' in read(text) && !value;
  const shown = text !== undefined && (hasFocus || isUnreadable) ? text : stored;
  return {
    shown,
    reading: read(shown),
    takeTyped: (typed: string): number | undefined => {
      setText(typed);
      setFocus(true);
      const reading = read(typed);
      return 'value' in reading ? reading.value : undefined;
    },
    enter: () => {
      setText(shown);
      setFocus(true);
    },
    leave: () => setFocus(false),
  };
}
