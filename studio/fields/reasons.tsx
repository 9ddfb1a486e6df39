import { Card, Stack, Text } from '@sanity/ui';
import { type FieldProps, type InputProps, pathToString, useParseErrorForPath } from 'sanity';
import { InputWithCleanPaste } from './clean-paste.tsx';

/** Every field, and beneath it why it is refused or questioned: the Studio's own marks say it on hover alone. */
export function FieldWithReasons(props: FieldProps) {
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      <Reasons {...props} />
    </Stack>
  );
}

/** Every input; a line of a list is no field, so its reasons stand here. */
export function InputWithReasons(props: InputProps) {
  // Of an entry the Studio keeps what cannot be read apart from what is refused.
  const unreadable = useParseErrorForPath(props.path);
  const isEntry = typeof props.path.at(-1) !== 'string' && props.schemaType.jsonType !== 'object';
  if (!isEntry) return <InputWithCleanPaste {...props} />;
  return (
    <Stack gap={2}>
      <InputWithCleanPaste {...props} />
      <Reasons
        path={props.path}
        validation={unreadable ? [{ level: 'error', message: unreadable, path: props.path }] : props.validation}
      />
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
