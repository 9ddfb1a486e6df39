import type { Plugin } from 'vite';

/** Elements that Sanity adds to the page of every Studio: its dashboard's bridge, and fonts from its servers. */
const remoteResources = [
  /<script src="https:\/\/core\.sanity-cdn\.[^>]*><\/script>\n?/,
  /@font-face\s*\{[^}]*url\("?https:[^}]*\}/g,
];

/** Removes them from the built Studio, so that no request leaves this machine. Fails the build if one remains. */
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
          const request = /(?:src="|<link[^>]*href="|url\("?)https?:[^"]*/.exec(file.source)?.[0];
          if (request) this.error(`${file.fileName} of the local Studio asks for ${request}: see studio/local-page.ts`);
        }
      },
    },
  };
}
