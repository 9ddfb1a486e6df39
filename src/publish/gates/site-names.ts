const ends = new Set(
  [
    'com net org info biz name edu gov int mobi pro tel travel',
    'id sg my au nz jp kr cn hk tw th vn ph in pk bd lk ae sa qa kw om bh eg tr ir iq ru ua pl de at ch nl be fr es it pt uk ie se no fi dk cz ro bg gr br ar mx cl us ca za ng ke',
    'co io me ly gl gd gy to cc tv ai so ws sh la is im fm am ac gg tk ml ga cf gq pw su st eu asia',
    'link site online xyz app dev shop store web top club page live fun space website click bio cash money fund fundme gift pay pub finance financial bank credit loan loans capital investments charity foundation ngo ong donate give help support services center world global network cloud digital tech today news blog media social chat email one vip win bid icu cyou sbs cfd lol wiki work works group team zone plus agency company business solutions systems market markets deals sale buy trade trading exchange family life love church faith islam halal academy school education institute university city land house art design studio guru expert ninja rocks cool',
  ].flatMap((names) => names.split(' ')),
);

/** Names joined by dots, with what may follow. */
const chain = /(?<![\p{L}\d@._-])((?:[a-z0-9-]+\.)+[a-z0-9-]+)\.?(?::\d+)?([/?#][^\s,;)”"]*)?/giu;
const schemed = /(?<![\p{L}\d])[a-z][a-z0-9+.-]*:\/\/\S*/giu;
/** “bayar titik com”, “bayar [dot] id”, “wa . me”. */
const spelled = /[\w-]+(?:\s*[([]?\s*\b(?:titik|dot)\b\s*[)\]]?\s*|\s\.\s?)([a-z]{2,})\b/giu;

/** Whether a name of a site ends, or goes on, as such names end: `maknaterang.id`, but not `dll.Selain`. */
const hasEnd = (host: string) =>
  host
    .toLowerCase()
    .split('.')
    .slice(1)
    .some((label) => ends.has(label));

/** `evil.id`, `evil.id/bayar`: what is an address by itself. */
export const isSite = (text: string): boolean => {
  const host = /^((?:[a-z0-9-]+\.)+[a-z0-9-]+)(?:[/?#:]|$)/i.exec(text)?.[1];
  return host !== undefined && hasEnd(host);
};

/** What people have studied, written as only titles are: `S.Th.I`. */
const degree = /^[SM]\.(?:Th\.I|ST|IT)\.?$/;

interface Named {
  written: string;
  /** As a link would hold it; null where nobody can say. */
  href: string | null;
}

/** Addresses of sites in a text, as a reader would type them. */
export function namedSites(text: string): Named[] {
  // Most texts name none.
  if (!/\w\.\w|:\/\/|\s\.|titik|dot/i.test(text)) return [];
  const schemes = Array.from(text.matchAll(schemed), ([written]) => ({ written, href: written }));
  const rest = text.replaceAll(schemed, ' ');
  const chains = Array.from(rest.matchAll(chain)).flatMap(([written, host = '', path = '']) =>
    hasEnd(host) && !degree.test(written)
      ? [{ written, href: `https://${host.toLowerCase()}${path.replace(/[.?!]+$/, '')}` }]
      : [],
  );
  const told = Array.from(rest.matchAll(spelled)).flatMap(([written, end = '']) =>
    ends.has(end.toLowerCase()) ? [{ written, href: null }] : [],
  );
  return [...schemes, ...chains, ...told];
}
