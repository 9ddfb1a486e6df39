/** These modules and everything they import, each once, dependencies first. */
export function closure(from: readonly string[], importsOf: (module: string) => readonly string[]): string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const add = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    importsOf(module).forEach(add);
    ordered.push(module);
  };
  from.forEach(add);
  return ordered;
}
