/** What form and confirmation do before React runs. This script is inlined in the head of both. */
import { handleBackAndForward, keepStateOnHashLinks } from '../../client/back-and-forward.ts';
import { keptState, restoreState } from '../../client/history.ts';
import {
  amountName,
  chosenTypeAttribute,
  filledAttribute,
  operatedAttribute,
  presetName,
  statelessAttribute,
  typeName,
} from '../../client/protocol.ts';
import '../../islands/start.ts';

/**
 * Checks the radio of the type that the draft names, or that a link such as /donation?jenis=wakaf names. The observer
 * runs when the parser has added a radio and the browser has not painted it yet, so nothing moves later.
 */
function chooseType(): void {
  const { draft } = (keptState() ?? {}) as { draft?: Record<string, string> };
  // `?jenis=Wakaf.` is `wakaf`: chat apps include a full stop that follows a link, and some people write capitals.
  const [, linked] = /[?&]jenis=(\w+)/.exec(location.search.toLowerCase()) ?? [];
  const asked = draft?.[typeName] ?? linked;
  const observer = new MutationObserver(() => {
    // The visitor may choose another before the rest of the page arrives.
    const isOperated = document.querySelector(`[name=${typeName}][${operatedAttribute}]`);
    for (const radio of document.querySelectorAll<HTMLInputElement>(`[name=${typeName}]`)) {
      if (asked === radio.value && !isOperated) radio.checked = true;
      markType(radio);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
  addEventListener('change', ({ target }) => markType(target as HTMLInputElement));
}

/** Writes the chosen type on the form, for browsers without `:has()`. */
function markType(radio: HTMLInputElement): void {
  if (radio.name === typeName && radio.checked) radio.form?.setAttribute(chosenTypeAttribute, radio.value);
}

/** Marks a form whose prerendered sums are wrong, because a visitor or the browser has filled in a control. */
function markFilled(): void {
  const form = document.querySelector<HTMLInputElement>(`[name=${typeName}]`)?.form;
  form?.toggleAttribute(filledAttribute, [...form.elements].some(isFilled));
}

/**
 * Whether a control has another value than in the HTML. For the select that is '', the value of its first option. The
 * type does not count, because the build has prerendered the sums of every type.
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

restoreState();
document.documentElement.toggleAttribute(statelessAttribute, !keptState());
keepStateOnHashLinks();
handleBackAndForward();
// Marks the controls that the visitor has operated, so that a kept draft does not replace their values.
addEventListener('input', ({ target }) => (target as Element).setAttribute(operatedAttribute, ''));
chooseType();
// In the capture phase: runs before the listeners that read the form.
addEventListener('input', syncPresetAndAmount, true);
for (const event of ['DOMContentLoaded', 'pageshow', 'input']) addEventListener(event, markFilled);
