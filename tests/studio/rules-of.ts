/** One call in a chain of rules: `['min', 1]`. */
type Step = [name: string, ...args: unknown[]];
type Custom = (value: unknown, context: object) => unknown;
interface Fielded {
  name?: string;
  validation?: unknown;
  fields?: readonly unknown[];
  of?: readonly unknown[];
}

/** Takes down what is asked of it. */
function notebook(steps: Step[] = []): object {
  return new Proxy(
    { steps },
    {
      get: (target, name) =>
        name === 'steps' ? target.steps : (...args: unknown[]) => notebook([...steps, [String(name), ...args]]),
    },
  );
}

/** The chains of rules of a field, without a Studio: what is declared, and what the field's own functions are. */
export function chains(field: object): Step[][] {
  const { validation } = field as { validation?: (rule: object) => object | object[] };
  return [validation?.(notebook()) ?? []].flat().map((rule) => (rule as { steps: Step[] }).steps);
}

/** The declared rules of a field: `required`, `min 1`. */
export const declared = (field: object): string[][] =>
  chains(field).map((steps) => steps.filter(([name]) => name !== 'custom').map((step) => step.join(' ')));

/** What the field's own functions say of a value: a message, or a message that is a warning. */
export async function said(field: object, value: unknown, context: object = {}): Promise<unknown[]> {
  const answers = chains(field).flatMap((steps) =>
    steps
      .filter(([name]) => name === 'custom')
      .map(async ([, check]) => {
        const answer = await (check as Custom)(value, context);
        if (answer === true) return [];
        return steps.some(([name]) => name === 'warning') ? [{ warning: answer }] : [answer];
      }),
  );
  return (await Promise.all(answers)).flat();
}

/** The field of this name inside a document, an object or the entries of a list: `prices.unitPrice.beli`. */
export function fieldOf(type: object, path: string): object {
  return path.split('.').reduce<object>((part, name) => {
    const { fields, of = [] } = part as Fielded;
    const [entry] = of as Fielded[];
    const inside = fields ?? entry?.fields ?? [];
    const found = (inside as Fielded[]).find((field) => field.name === name);
    if (!found) throw new Error(`no field ${name}`);
    return found;
  }, type);
}
