import { Button, Card, Stack, Text } from '@sanity/ui';
import {
  type FieldProps,
  type InputProps,
  type Path,
  pathToString,
  useFormCallbacks,
  useParseErrorForPath,
} from 'sanity';
import { InputWithCleanPaste } from './clean-paste.tsx';

/** Every field, and beneath it why it is refused or yellow: the Studio's own marks say it only on hover. */
export function FieldWithReasons(props: FieldProps) {
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      <Reasons {...props} />
    </Stack>
  );
}

/** Every input. An entry of a list is no field: its reasons, or the end of its dialog, stand here. */
export function InputWithReasons(props: InputProps) {
  // The Studio keeps an entry that cannot be read apart from one that is refused.
  const unreadable = useParseErrorForPath(props.path);
  const isEntry = props.path.length > 0 && typeof props.path.at(-1) !== 'string';
  if (!isEntry || props.path.includes('markDefs')) return <InputWithCleanPaste {...props} />;
  if (props.schemaType.jsonType === 'object')
    return (
      <Stack gap={4}>
        <InputWithCleanPaste {...props} />
        <Done path={props.path} />
      </Stack>
    );
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

/** Closes the dialog in which the Studio shows an entry of several fields. */
function Done({ path }: { path: Path }) {
  const { onPathFocus, onPathOpen } = useFormCallbacks();
  const close = () => {
    onPathOpen(path.slice(0, -1));
    onPathFocus(path.slice(0, -1));
  };
  return <Button text="Selesai" mode="ghost" onClick={close} style={{ justifySelf: 'end' }} />;
}

function Reasons({ path, validation }: Pick<FieldProps, 'path' | 'validation'>) {
  if (validation.length === 0) return null;
  return (
    <Stack gap={2} data-testid={`reasons-${pathToString(path)}`}>
      {validation.map(({ level, message }) => (
        <Card key={message} tone={level === 'error' ? 'critical' : 'caution'} padding={3} radius={2}>
          <Text size={1}>{message}</Text>
        </Card>
      ))}
    </Stack>
  );
}
