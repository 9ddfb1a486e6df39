import { vi } from 'vitest';
import { controls } from '../../src/sections/give/form-fields.ts';

class Input {
  name: string;
  type: string;
  value: string;
  checked = false;

  constructor(name: string, type = 'text', value = '') {
    this.name = name;
    this.type = type;
    this.value = value;
  }
}

/** Radios of one name, as a browser gives them: their value is that of the checked one. */
class Radios {
  own: Input[];

  constructor(own: Input[]) {
    this.own = own;
  }

  set value(value: string) {
    for (const radio of this.own) radio.checked = radio.value === value;
  }
}

/** The form of transactions as far as src/sections/give/form-fields.ts touches it, empty; stories have the real one. */
export function fakeForm(presets = ['25000', '50000', '100000']): HTMLFormElement {
  const radios = (name: string, values: string[]) => values.map((value) => new Input(name, 'radio', value));
  const { type, preset, amount, quantity, city, name, address, code } = controls;
  const inputs = [
    ...radios(type, ['donasi', 'beli', 'wakaf']),
    ...radios(preset, presets),
    new Input(quantity, 'text', '1'),
    ...[amount, city, name, address, code].map((each) => new Input(each)),
  ];
  class Entries {
    *[Symbol.iterator]() {
      for (const each of inputs) if (each.type !== 'radio' || each.checked) yield [each.name, each.value];
    }
  }
  vi.stubGlobal('HTMLInputElement', Input);
  vi.stubGlobal('FormData', Entries);
  const named = (asked: string) => inputs.filter((each) => each.name === asked);
  return {
    elements: {
      namedItem(asked: string) {
        const [first, ...others] = named(asked);
        return others.length > 0 ? new Radios(named(asked)) : first;
      },
    },
    querySelectorAll: (selector: string) => named(selector.slice('[name='.length, -1)),
  } as unknown as HTMLFormElement;
}

/** Types into a field, or chooses the radio of this value. */
export function fill(form: HTMLFormElement, name: keyof typeof controls, value: string): void {
  (form.elements.namedItem(controls[name]) as HTMLInputElement).value = value;
}
