/** This script is inlined in the pages of the form and of the confirmation. */
import '../islands/start.ts';
import { amountName, filledAttribute, presetName, runningAttribute, typeName } from './protocol.ts';

/** After Back, loads the page that the address names. */
function reloadOnBack(): void {
  // React moves between form and confirmation within one document. Without it, Back changes only the address.
  const page = location.pathname;
  addEventListener('popstate', () => {
    if (location.pathname !== page && !document.querySelector(`[${runningAttribute}]`)) location.reload();
  });
}

/** Marks a form whose prerendered sums are wrong, because a visitor or the browser has filled in a control. */
function markFilled(): void {
  const form = document.querySelector<HTMLInputElement>(`[name=${typeName}]`)?.form;
  form?.toggleAttribute(filledAttribute, [...form.elements].some(isFilled));
}

/**
 * Ignores the radio buttons of the type, because the build has prerendered the sums of every type. The defaults
 * are for selects, which have no `defaultValue`, and for fieldsets, which have no value.
 */
function isFilled(control: Partial<HTMLInputElement>): boolean {
  const { name, value = '', defaultValue = '', checked, defaultChecked } = control;
  return name !== typeName && (value !== defaultValue || checked !== defaultChecked);
}

/** Writes a chosen preset, without its “Rp”, into the field of the amount. A typed amount clears the preset. */
function syncPresetAndAmount({ target }: Event): void {
  const { name, form, labels } = target as HTMLInputElement;
  const find = (selector: string) => form!.querySelector<HTMLInputElement>(selector);
  // The label has the amount in groups, `Rp75.000`. The value has only digits.
  if (name === presetName) find(`#${amountName}`)!.value = labels![0]!.textContent.replace('Rp', '');
  if (name !== amountName) return;
  const preset = find(`[name=${presetName}]:checked`);
  if (preset) preset.checked = false;
}

reloadOnBack();
// In the capture phase: runs before the listeners that read the form.
addEventListener('input', syncPresetAndAmount, true);
markFilled();
for (const event of ['pageshow', 'input']) addEventListener(event, markFilled);
