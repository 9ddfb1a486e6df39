import type { Plugin } from 'vite';

/** Elements that Sanity adds to the page of every Studio: its dashboard's bridge, and fonts from its servers. */
const remoteResources = [
  /<script src="https:\/\/core\.sanity-cdn\.[^>]*><\/script>\n?/,
  /@font-face\s*\{[^}]*url\("?https:[^}]*\}/g,
];

/** Removes all requests that leave this machine. Fails the build if one remains. */
export function localPage(): Plugin {
  return {
    name: 'local-page',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !/\.(?:html|css)$/.test(file.fileName)) continue;
          const text = typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
          file.source = remoteResources.reduce((before, remote) => before.replace(remote, ''), text);
          const rest = /(?:src="|<link[^>]*href="|url\("?)https?:[^"]*/.exec(file.source)?.[0];
          if (rest) this.error(`${file.fileName} of the local Studio asks for ${rest}: see studio/local-page.ts`);
        }
      },
    },
  };
}
