import { Card, Stack, Text } from '@sanity/ui';
import { type FieldProps, type FormNodeValidation, type ItemProps } from 'sanity';

/** Every field, and beneath it why it is refused or questioned: the Studio's own marks say it on hover alone. */
export function FieldWithReasons(props: FieldProps) {
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      <Reasons of={props.validation} />
    </Stack>
  );
}

/** A line of a list, with its reasons; those of an entry with fields stand at its fields. */
export function ItemWithReasons(props: ItemProps) {
  if ('open' in props) return props.renderDefault(props);
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      <Reasons of={props.validation} />
    </Stack>
  );
}

function Reasons({ of }: { of: FormNodeValidation[] }) {
  return of
    .filter(({ level }) => level !== 'info')
    .map(({ level, message }) => (
      <Card key={message} tone={level === 'error' ? 'critical' : 'caution'} padding={3} radius={2} data-testid="reason">
        <Text size={1}>{message}</Text>
      </Card>
    ));
}
