import { Button, Select, TextInput } from '@sanity/ui';
import { useRef } from 'react';

interface ChooseProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, title: string])[];
  onChoose: (value: string) => void;
}

export const Choose = ({ label, value, options, onChoose }: ChooseProps) => (
  <Select
    aria-label={label}
    fontSize={1}
    padding={2}
    value={value}
    onChange={({ currentTarget }) => onChoose(currentTarget.value)}
  >
    {options.map(([option, title]) => (
      <option key={option} value={option}>
        {title}
      </option>
    ))}
  </Select>
);

interface InputProps {
  label: string;
  placeholder?: string;
  value: string;
  onType: (value: string) => void;
}

export const Input = ({ label, placeholder = label, value, onType }: InputProps) => (
  <TextInput
    aria-label={label}
    placeholder={placeholder}
    fontSize={1}
    padding={2}
    value={value}
    onChange={({ currentTarget }) => onType(currentTarget.value)}
  />
);

interface FileButtonProps {
  text: string;
  /** The accessible name of the file input that the button opens. */
  label: string;
  accept: string;
  multiple?: boolean;
  disabled: boolean;
  onOpen: (files: File[]) => void;
}

/** A button that lets staff choose files. They can choose the same file again. */
export function FileButton({ text, label, accept, multiple = false, disabled, onOpen }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button mode="ghost" text={text} disabled={disabled} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        hidden
        multiple={multiple}
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onOpen([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
