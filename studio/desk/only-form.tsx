import { Button, Card, Stack, Text } from '@sanity/ui';
import type { InputProps } from 'sanity';
import { IntentLink } from 'sanity/router';
import { InputWithWaiting } from '../status/lists.tsx';
import { isSecond } from './singletons.ts';

/** Wraps every input. A typed address can name a second document of a kind that exists once: it has no form. */
export function OnlyForm(props: InputProps) {
  const { _id } = (props.id === 'root' ? (props.value ?? {}) : {}) as { _id?: string };
  const { name: type, title = type } = props.schemaType;
  if (!isSecond(type, _id)) return <InputWithWaiting {...props} />;
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
