import { Card, Stack, Text } from '@sanity/ui';
import { type FieldProps, type ItemProps, pathToString } from 'sanity';

/** Every field, and beneath it why it is refused or questioned: the Studio's own marks say it on hover alone. */
export function FieldWithReasons(props: FieldProps) {
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      <Reasons {...props} />
    </Stack>
  );
}

/** A line of a list, with its reasons; those of an entry with fields stand at its fields. */
export function ItemWithReasons(props: ItemProps) {
  if ('open' in props) return props.renderDefault(props);
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      <Reasons {...props} />
    </Stack>
  );
}

function Reasons({ path, validation }: Pick<FieldProps, 'path' | 'validation'>) {
  const reasons = validation.filter(({ level }) => level !== 'info');
  if (reasons.length === 0) return null;
  return (
    <Stack gap={2} data-testid={`reasons-${pathToString(path)}`}>
      {reasons.map(({ level, message }) => (
        <Card key={message} tone={level === 'error' ? 'critical' : 'caution'} padding={3} radius={2}>
          <Text size={1}>{message}</Text>
        </Card>
      ))}
    </Stack>
  );
}
