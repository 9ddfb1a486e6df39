import type { Plugin } from 'vite';

/** What Sanity puts into the page of every Studio: its dashboard's bridge, and fonts from its own servers. */
const strangers = [
  /<script src="https:\/\/core\.sanity-cdn\.[^>]*><\/script>\n?/,
  /@font-face\s*\{[^}]*url\("?https:[^}]*\}/g,
];

/** The local Studio asks nobody outside of this machine; a Sanity that writes its page otherwise fails the build. */
export function localPage(): Plugin {
  return {
    name: 'local-page',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !/\.(?:html|css)$/.test(file.fileName)) continue;
          const text = typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
          file.source = strangers.reduce((before, stranger) => before.replace(stranger, ''), text);
          const rest = /(?:src="|<link[^>]*href="|url\("?)https?:[^"]*/.exec(file.source)?.[0];
          if (rest) this.error(`${file.fileName} of the local Studio asks for ${rest}: see studio/local-page.ts`);
        }
      },
    },
  };
}
