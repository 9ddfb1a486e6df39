/** The oldest engines in which everything works (docs/browser-floor.md), as [major, minor]. */
export const browserFloor = {
  /** Chrome and Android's WebView. Android 5 gets no version after 95, Android 6 none after 106. */
  chrome: [92, 0],
  samsung: [16, 0],
  safari: [15, 4],
  ios: [15, 4],
  firefox: [102, 0],
} as const satisfies Record<string, readonly [major: number, minor: number]>;

const { samsung: _unknownToVite, ...knownToVite } = browserFloor;

/** Targets of scripts for Vite. Vite does not know Samsung Internet, which is built on Chromium. */
export const scriptTarget = Object.entries(knownToVite).map(([name, [major, minor]]) => `${name}${major}.${minor}`);

const encoded = ([major, minor]: readonly [number, number]) => (major << 16) | (minor << 8);

/** Targets of styles for lightningcss, as numbers with one byte for major, minor and patch each. */
export const styleTargets = {
  chrome: encoded(browserFloor.chrome),
  android: encoded(browserFloor.chrome),
  samsung: encoded(browserFloor.samsung),
  safari: encoded(browserFloor.safari),
  ios_saf: encoded(browserFloor.ios),
  firefox: encoded(browserFloor.firefox),
};
