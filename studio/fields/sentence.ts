/** A remedy of src/content/ as a form shows it: a sentence of its own; true when there is nothing to mend. */
export function sentence(remedy: string | undefined): true | string {
  return remedy === undefined || `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}.`;
}

/** What an empty field asks for. */
export const ask = (what: string) => `Tulis ${what}.`;
