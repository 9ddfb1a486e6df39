/** The colours of the browser's own bars: `bg` of docs/design.md. */
const bar = { dark: '#0B1512', light: '#F4EEE1' };

function apply(dark: boolean): void {
  document.documentElement.classList.toggle('dark', dark);
  document.querySelector<HTMLMetaElement>('[name=theme-color]')!.content = dark ? bar.dark : bar.light;
}

/** Dark unless the visitor chose light. Storage may be forbidden. */
export function applyStoredTheme(): void {
  try {
    if (localStorage.theme === 'light') apply(false);
  } catch {}
}

/** A choice made in one tab holds in the others. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme') apply(newValue !== 'light');
  });
}

export function toggleTheme(): void {
  const dark = !document.documentElement.classList.contains('dark');
  apply(dark);
  try {
    localStorage.theme = dark ? 'dark' : 'light';
  } catch {}
}
