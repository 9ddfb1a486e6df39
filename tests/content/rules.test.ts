import { describe, expect, test } from 'vitest';
import { bankCodePattern } from '../../src/content/banks.ts';
import { withDurations } from '../../src/content/durations.ts';
import {
  durationVariables,
  accountPattern,
  distributionDayRemedy,
  figureRemedy,
  fingerprintPattern,
  isLocalOrWebLink,
  isFillerNumber,
  isSafeHref,
  isSafeWebLink,
  linkLimit,
  packagePattern,
  variableRemedy,
} from '../../src/content/rules.ts';
import { whatsappPattern } from '../../src/transaction/whatsapp.ts';

/** The values that a rule accepts. */
const accepted = (rule: (text: string) => boolean, ...texts: string[]) => texts.filter((text) => rule(text));

const links = [...['', '/', ':8443/a?b#c', '?b', '#c'].map((rest) => `https://maknaterang.id${rest}`), 'HTTPS://A.ID/'];
const unsafe = [
  '',
  'maknaterang.id',
  'http://maknaterang.id',
  '//maknaterang.id',
  'javascript://maknaterang.id/%0aalert(1)',
  'https:/maknaterang.id',
  ' https://maknaterang.id',
  'https://maknaterang.id/a b',
  'https://maknaterang.id/\n',
  'https://admin@maknaterang.id/',
  'https://maknaterang.id:8443@evil.id/',
  'https://xn--mknaterang-x2a.id/',
  'https://mаknaterang.id/',
  'https://maknaterang.id\\@evil.id',
  'https://maknaterang.id:a/',
  'https://maknaterang.id:99999/',
  'xhttps://maknaterang.id',
];

describe('links', () => {
  test('to other sites: https, a host without lookalike letters, no user name', () => {
    expect(accepted(isSafeWebLink, ...links, ...unsafe)).toEqual(links);
    expect(accepted(isLocalOrWebLink, ...links, ...unsafe)).toEqual(links);
  });

  test('a link is not longer than browsers accept', () => {
    const of = (length: number) => 'https://a.id/'.padEnd(length, 'a');
    expect([isSafeWebLink(of(linkLimit)), isSafeWebLink(of(linkLimit + 1))]).toEqual([true, false]);
  });

  test('a server on this machine needs a port; its host is localhost or an IP address', () => {
    const local = ['http://localhost:4174/', 'http://127.0.0.1:4174/'];
    const not = ['http://localhost/', 'http://localhost:a/', 'http://localhost:4174/x', 'http://lain.id:4174/'];
    expect(accepted(isLocalOrWebLink, ...local, ...not, ...local.map((link) => `x${link}`))).toEqual(local);
  });

  test('in rich text: a page of this site, an email address, or a safe link', () => {
    const chosen = ['donasi', 'beli', 'wakaf'].map((type) => `/donation?jenis=${type}`);
    const ours = [...chosen, '/', '/contact', '/donation#isi', '/a/b-c_d/', 'mailto:kontak+a.b-c@makna-terang.co.id'];
    const not = [
      '//evil.id',
      '/\\evil.id',
      '/a?b',
      '/donation?jenis=lain',
      '/donation?jenis=beli&a=1',
      'x/donation?jenis=beli',
      '/a b',
      'contact',
      '/a:b',
      'mailto:',
      'mailto:a@',
    ];
    const mail = ['mailto:@b.id', 'mailto:a@b.id?cc=x', 'mailto:a b@c.id', 'xmailto:a@b.id', 'mailto:a@b.id/x'];
    expect(accepted(isSafeHref, ...ours, ...links, ...not, ...mail, ...unsafe)).toEqual([...ours, ...links]);
  });
});

describe('numbers', () => {
  const digits = (count: number) => '7012345986012345678'.slice(0, count);
  const matching = (pattern: RegExp, ...texts: string[]) => accepted((text) => pattern.test(text), ...texts);

  test('WhatsApp: 62 and 8 to 12 digits', () => {
    const good = [`62${digits(8)}`, `62${digits(12)}`];
    const bad = [`62${digits(7)}`, `62${digits(13)}`, `08${digits(8)}`, `+62${digits(8)}`, `62${digits(8)}a`];
    expect(matching(whatsappPattern, ...good, ...bad)).toEqual(good);
  });

  test('account: 8 to 18 digits; bank code: three digits', () => {
    const good = [digits(8), digits(18)];
    expect(matching(accountPattern, ...good, digits(7), digits(19), `a${digits(8)}`, `${digits(8)} `)).toEqual(good);
    expect(matching(bankCodePattern, '451', '45', '4511', 'a451', '45a')).toEqual(['451']);
  });

  test('digits typed only to fill the field are recognised', () => {
    const filled = ['1111111111', '00', '1234567890', '0123456789', '9876543210', '5432109876'];
    expect(accepted(isFillerNumber, ...filled, '7000419263', '1111111112', '2111111111', '1234567899', '1')).toEqual([
      ...filled,
      '1',
    ]);
  });

  test('application names and their fingerprints', () => {
    const good = ['id.maknaterang', 'ID.Makna_1.a', 'com_1.a', 'a.b'];
    const bad = ['id', 'id.', '.id', '1d.a', 'id.1a', 'id..a', 'id.a b', ' id.a', 'id.a-b'];
    expect(matching(packagePattern, ...good, ...bad)).toEqual(good);
    const print = Array.from({ length: 32 }, () => 'A9').join(':');
    const others = [print.slice(3), `${print}:A9`, print.toLowerCase(), print.replace(':', ''), `x${print}`];
    expect(matching(fingerprintPattern, print, ...others)).toEqual([print]);
  });
});

test.each<[figure: string, remedy: string | null]>([
  ['12,500+', 'tulis ribuan dengan titik, misalnya 12.500+'],
  ['1,2500', null],
  ['4.9', 'tulis pecahan dengan koma, misalnya 4,9'],
  ['4.950', null],
  ['50 rb+', null],
  ['Rp 1', 'tulis Rp tanpa spasi, misalnya Rp1,25 M+'],
  ['Rp1,25 M+', null],
  ['12.500+', null],
])('the remedy for the figure “%s” is: %s', (figure, remedy) => expect(figureRemedy(figure) ?? null).toBe(remedy));

test('the message names the first value in braces that its field does not fill in', () => {
  const steps = 'confirmationPage.guide.channels.0.steps.1';
  expect(
    variableRemedy(steps, 'Transfer {total} ke {rekening} ({bank}, {kode bank}), {penerima}, {kode}.'),
  ).toBeUndefined();
  expect(variableRemedy(steps, 'Transfer {jumlah} ke {norek}.')).toMatch(
    /^\{jumlah\} .* Yang dapat dipakai: \{bank\}, /,
  );
  expect(variableRemedy(steps, 'Transfer {total} ke {}')).toMatch(/^\{\} /);
  expect(variableRemedy('homePage.hero.lead', 'Transfer {total')).toMatch(/^\{total .* Tulis dengan kata-kata/);
});

test('only texts about a transfer may name durations in braces, and the page fills them in', () => {
  expect(variableRemedy('termsPage.sections.0.body', 'Kami menjawab dalam {lama jawab}.')).toBeUndefined();
  expect(variableRemedy('homePage.hero.lead', '{lama jawab}')).toMatch(/^\{lama jawab\} /);
  const fields = Object.keys(durationVariables);
  const durations = Object.fromEntries(fields.map((name) => [name, `${name} hari`])) as never;
  const marked = Object.values(durationVariables).map((variable) => ({ text: `Dalam {${variable}}, {total}` }));
  expect(withDurations({ durations, count: 3, none: null, list: marked })).toEqual({
    count: 3,
    none: null,
    list: fields.map((name) => ({ text: `Dalam ${name} hari, {total}` })),
  });
});

test('a mushaf may have arrived today, but not tomorrow', () => {
  const remedies = ['2026-11-21', '2026-11-22'].map((day) => distributionDayRemedy(day, '2026-11-21'));
  expect(remedies).toEqual([undefined, 'tulis hari mushaf itu sampai, bukan hari yang belum tiba']);
});
