/** The oldest engines in which everything works (docs/browser-floor.md). Samsung Internet 16 is built on Chromium 92. */
const floor = { chrome: '92', safari: '15.4', ios: '15.4', firefox: '102' };

/** Targets of scripts, for Vite: `chrome92`. */
export const scriptTarget = Object.entries(floor).map((engine) => engine.join(''));

/** Targets of styles, for lightningcss, which wants a number with a byte for each part: 15.4 is `0x0f0400`. */
export const styleTargets = Object.fromEntries(
  Object.entries(floor).map(([name, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [name.replace('ios', 'ios_saf'), (major << 16) | (minor << 8)];
  }),
);
