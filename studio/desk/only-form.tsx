import { Button, Card, Stack, Text } from '@sanity/ui';
import { getPublishedId, type InputProps } from 'sanity';
import { IntentLink } from 'sanity/router';
import { InputWithReasons } from '../fields/inputs.tsx';
import { LiveLine } from './live-line.tsx';
import { isSecond } from './singletons.ts';

/**
 * Wraps every input. The whole form is the input `root`, and gets the line “Sudah tayang?” above it. An address can
 * name a second document of a type that exists once. Such a document gets no form.
 */
export function OnlyForm(props: InputProps) {
  if (props.id !== 'root') return <InputWithReasons {...props} />;
  const { _id = '' } = (props.value ?? {}) as { _id?: string };
  const { name: type, title = type } = props.schemaType;
  if (!isSecond(type, _id))
    return (
      <Stack gap={5}>
        <LiveLine id={getPublishedId(_id)} type={type} />
        <InputWithReasons {...props} />
      </Stack>
    );
  return (
    <Card padding={4} radius={2} border tone="caution">
      <Stack gap={4}>
        <Text>{title} hanya satu, dan bukan di alamat ini.</Text>
        <Button
          as={IntentLink}
          {...{ intent: 'edit', params: { id: type, type } }}
          text={`Buka ${title}`}
          mode="ghost"
          style={{ justifySelf: 'start' }}
        />
      </Stack>
    </Card>
  );
}
