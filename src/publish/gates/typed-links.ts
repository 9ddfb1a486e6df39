import { linkProblem, mailProblem, type Approved } from './links.ts';
import { namedSites } from './site-names.ts';

const mailAddress = /[\w.+-]+@([a-z0-9-]+(?:\.[a-z0-9-]+)+)/giu;
/** `@nama`, by which people are found on other sites. */
const handle = /(?<![\w.])@(\w[\w.]*\w)/gu;

export interface ApprovedNames extends Approved {
  /** Names of ours on other sites, in lower case. */
  handles: ReadonlySet<string>;
}

/** The last part of each of our addresses elsewhere: `maknaterang` of `https://youtube.com/@maknaterang`. */
export const handlesOf = (links: readonly string[]): Set<string> =>
  new Set(
    links.map(
      (link) =>
        link
          .toLowerCase()
          .replace(/[/?#]*$/, '')
          .split(/[/@]/)
          .at(-1) ?? '',
    ),
  );

/** Addresses of other sites, mailboxes and names there that a text tells the reader to type. */
export function typedLinks(text: string, { hosts, handles }: ApprovedNames): { written: string; problem: string }[] {
  const mails = Array.from(text.matchAll(mailAddress), ([shown, host = '']) => ({
    written: shown,
    problem: mailProblem(host.toLowerCase().replace(/\.$/, ''), hosts),
  }));
  const rest = text.replaceAll(mailAddress, ' ');
  const sites = namedSites(rest).map(({ written, href }) => ({
    written,
    problem: written === 'wa.me' ? null : href === null ? spelled : linkProblem(href, { hosts }),
  }));
  const names = Array.from(rest.matchAll(handle), ([written, name = '']) => ({
    written,
    problem: handles.has(name.toLowerCase()) ? null : foreign,
  }));
  return [...mails, ...sites, ...names].filter(
    (one): one is { written: string; problem: string } => one.problem !== null,
  );
}

const spelled = 'adalah alamat situs yang dieja. Hapus, atau tulis alamatnya biasa supaya dapat diperiksa';
const foreign = 'adalah nama akun yang tidak ada di siteSettings. Hapus, atau tulis akun itu di siteSettings';
