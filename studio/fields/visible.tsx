import { type BooleanInputProps, defineField, set, unset } from 'sanity';
import { named } from './named.ts';

/** A switch that is on if nothing is stored. Turning it on removes the stored value. */
const ShownSwitch = ({ value, onChange, elementProps, renderDefault, ...props }: BooleanInputProps) =>
  renderDefault({
    ...props,
    renderDefault,
    onChange,
    value: value !== false,
    elementProps: { ...elementProps, onChange: () => onChange(value === false ? unset() : set(false)) },
  });

/** Hides an entry of a list without deleting it (src/content/query.ts, `isShown`). */
export const visible = defineField({
  ...named(
    'visible',
    'Tampilkan di situs',
    'Matikan untuk menyembunyikannya tanpa menghapus; nyalakan lagi kapan saja.',
  ),
  type: 'boolean',
  components: { input: ShownSwitch as never },
});

export const isVisible = (entry: unknown) => (entry as { visible?: unknown } | null | undefined)?.visible !== false;
