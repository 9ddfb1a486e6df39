import { describe, expect, test } from 'vitest';
import aboutPage from '../../content-fallback/aboutPage.json' with { type: 'json' };
import contactPage from '../../content-fallback/contactPage.json' with { type: 'json' };
import siteSettings from '../../content-fallback/siteSettings.json' with { type: 'json' };
import teamMembers from '../../content-fallback/teamMember.json' with { type: 'json' };
import { writePhone } from '../../src/transaction/write-phone.ts';
import { innerHtml, factsOf, mainOf, sectionOf, text, texts, values } from './markup.ts';

// About, contact and legal pages (docs/what-the-site-does.md#pages). The institute writes their texts; what the
// specification names must be there.

/** The HTML after a section's heading. */
const bodyOf = (section: string) => section.split(/<\/h[12]>/).at(-1) ?? '';

describe('about', () => {
  const html = mainOf('about');
  const paragraphs = (heading: string) => texts(bodyOf(sectionOf(html, heading)), 'p');

  test('why, publisher, vision, mission, principles, foreword and team, in this order', () => {
    expect(texts(html, 'h2')).toEqual([
      expect.stringMatching(/^mengapa.*terjemahan/i),
      'Penerbit',
      expect.stringMatching(/prinsip/i),
      expect.stringMatching(/^kata pengantar penerjemah$/i),
      // Beyond the specification.
      aboutPage.legality.heading,
      expect.stringMatching(/^tim/i),
    ]);
    expect(texts(sectionOf(html, 'Penerbit'), 'h3')).toEqual(['Visi', 'Misi']);
    for (const section of innerHtml(html, 'section')) expect(text(bodyOf(section))).toMatch(/.{40}/);
  });

  test('an institute publishes it, and the translation is tafsiriyah', () => {
    const institute = text(siteSettings.organisationName);
    // The name alone also stands in the gloss of the section.
    const isPublisher = /\b(?:diterbitkan|menerbitkan|penerbit)/i;
    const publisher = paragraphs(aboutPage.publisher.heading).find(
      (paragraph) => paragraph.includes(institute) && isPublisher.test(paragraph),
    );
    expect(publisher ?? '', 'the paragraph that says that the institute publishes it').toMatch(
      /\b(?:lembaga|yayasan|institut)\b[^.]*\bIslam\b/i,
    );
    const why = paragraphs(aboutPage.why.heading).join(' ');
    expect(why).toMatch(/terjemahan tafsiriyah/i);
    expect(why).toMatch(/\b(?:bahasa|kalimat) Indonesia\b/);
  });

  test('the vision is a sentence, the mission a list of them', () => {
    const [, vision = '', mission = ''] = sectionOf(html, 'Penerbit').split(/<h3\b[^>]*>/);
    expect(text(vision)).toBe(`Visi ${text(aboutPage.direction.vision)}`);
    expect(text(vision)).toMatch(/^Visi [A-Z].{20,}\.$/);
    expect(text(mission)).toMatch(/^Misi /);
    expect(texts(mission, 'li')).toEqual(aboutPage.direction.mission.map(text));
    expect(texts(mission, 'li').length).toBeGreaterThanOrEqual(2);
    for (const item of texts(mission, 'li')) expect(item).toMatch(/^[A-Z].{10,}\.$/);
  });

  test('the foreword has paragraphs of its own, and is signed by the translator of the team', () => {
    const foreword = paragraphs(aboutPage.foreword.heading);
    expect(foreword.filter((paragraph) => paragraph.length > 40).length).toBeGreaterThanOrEqual(2);
    const translators = teamMembers.filter(({ role }) => role === 'Penerjemah').map(({ name }) => text(name));
    expect(translators).toContain(foreword.at(-1));
  });

  test('three principles and three people with their roles', () => {
    expect(texts(sectionOf(html, aboutPage.principles.heading), 'h3')).toEqual([
      'Amanah ilmiah',
      'Metode yang benar',
      'Mudah diakses',
    ]);
    const team = innerHtml(sectionOf(html, aboutPage.team.heading), 'li');
    expect(team.flatMap((person) => texts(person, 'p'))).toEqual([
      'Penerjemah',
      'Asisten penerjemah',
      'Penyunting bahasa',
    ]);
    expect(team.flatMap((person) => texts(person, 'h3'))).toHaveLength(3);
  });
});

test('contact: email, telephone, address, map and a form', () => {
  const html = mainOf('contact');
  const info = sectionOf(html, contactPage.info.heading);
  const { email, whatsapp, address } = siteSettings.contact;
  const phone = writePhone(whatsapp);
  expect(factsOf(info)).toEqual([
    ['Email', email],
    ['Telepon', phone],
    ['Jam layanan', siteSettings.durations.hours],
    ['Alamat', text(address)],
  ]);
  expect(email).toMatch(/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/);
  expect(phone).toMatch(/^\+62[\d -]{9,}$/);
  // The links lead to what they show.
  expect(values(info, 'href').slice(0, 2)).toEqual([`mailto:${email}`, `tel:${phone.replaceAll(/[ -]/g, '')}`]);
  // The map is loaded on request (journeys/contact.spec.ts).
  expect(texts(info, 'summary')).toEqual([text(contactPage.map.showLabel)]);
  expect(contactPage.map.embedUrl).toMatch(/\bmaps?\b|openstreetmap/);
  const form = innerHtml(html, 'form')[0] ?? '';
  expect(values(form, 'name')).toEqual(['nama', 'email', 'pesan']);
  expect(form.match(/ required=""/g)).toHaveLength(3);
  expect(form).toMatch(/<input\b(?=[^>]* name="email")[^>]* type="email"/);
  expect(texts(form, 'button')).toEqual([text(contactPage.form.submitLabel)]);
});

describe.each(['privacy', 'terms'] as const)('%s', (name) => {
  test('six sections, each with a text, last updated on 8 August 2025', () => {
    const html = mainOf(name);
    // Sections of an announced version have other ids.
    const found = html.matchAll(/<section id="bagian-\d+"[^>]*>(.*?)<\/section>/gs);
    const sections = Array.from(found, ([, section = '']) => section);
    expect(sections.map((section) => texts(section, 'h2')[0]?.slice(0, 3))).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `${number}. `),
    );
    for (const section of sections) expect(text(bodyOf(section))).toMatch(/.{40}/);
    expect(text(html)).toContain('Terakhir diperbarui 8 Agustus 2025');
  });
});

test('the terms say that donations are voluntary and non-refundable, and give 30 days of notice', () => {
  const terms = text(mainOf('terms'));
  expect(terms).toContain('Donasi bersifat sukarela dan tidak dapat dikembalikan.');
  expect(terms).toMatch(/Perubahan penting [^.]* 30 hari sebelum/);
});
