import { Select } from '@sanity/ui';

interface Props {
  label: string;
  options: readonly (readonly [value: string, title: string])[];
  choose: (value: string) => void;
  value?: string;
}

export const Choice = ({ label, options, choose, value = '' }: Props) => (
  <Select
    aria-label={label}
    fontSize={1}
    padding={2}
    value={value}
    onChange={({ currentTarget }) => choose(currentTarget.value)}
  >
    {options.map(([optionValue, title]) => (
      <option key={optionValue} value={optionValue}>
        {title}
      </option>
    ))}
  </Select>
);
