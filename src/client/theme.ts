/** The colours of the browser's own bars: `bg` of src/theme/semantic-tokens.ts. */
const bar = { dark: '#0B1512', light: '#F4EEE1' };

function apply(isDark: boolean): void {
  document.documentElement.classList.toggle('dark', isDark);
  document.querySelector<HTMLMetaElement>('[name=theme-color]')!.content = isDark ? bar.dark : bar.light;
}

/** The theme is dark unless the visitor chose light. The browser may forbid storage. */
export function applyStoredTheme(): void {
  try {
    const isDark = localStorage.theme !== 'light';
    if (isDark !== document.documentElement.classList.contains('dark')) apply(isDark);
  } catch {}
}

/** Takes over a choice that was made in another tab, or on another page before Back restored this one. */
export function followOtherPages(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme') apply(newValue !== 'light');
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) applyStoredTheme();
  });
}

export function toggleTheme(): void {
  const isDark = !document.documentElement.classList.contains('dark');
  apply(isDark);
  try {
    localStorage.theme = isDark ? 'dark' : 'light';
  } catch {}
}
