// The switch differs from Sanity's because an entry is shown as long as nothing is stored.
import { type BooleanInputProps, defineField, set, unset } from 'sanity';
import { named } from './named.ts';

/** Turning the switch on removes the stored value. */
function ShownSwitch(props: BooleanInputProps) {
  const { value, onChange, elementProps } = props;
  const isOn = value !== false;
  const turn = () => onChange(isOn ? set(false) : unset());
  return props.renderDefault({ ...props, value: isOn, elementProps: { ...elementProps, onChange: turn } });
}

/** Hides an entry of a list without deleting it (src/content/query.ts, `shownFilter`). */
export const visible = defineField({
  ...named(
    'visible',
    'Tampilkan di situs',
    'Matikan untuk menyembunyikannya tanpa menghapus; nyalakan lagi kapan saja.',
  ),
  type: 'boolean',
  components: { input: ShownSwitch },
});

export const isVisible = (entry: unknown) => (entry as { visible?: unknown } | null | undefined)?.visible !== false;
