import { releasable } from '../publish/releasable.ts';
import { Content } from './content.ts';
import { announce, everything, paragraph } from './rich-text.ts';
import { addPictures } from './pictures.ts';

/** What staff bring: no placeholder left, each optional field filled in, longer terms, other amounts. */
export function released(): Content {
  const content = new Content(releasable);
  content.set('siteSettings', 'newsletter.action', 'https://kabar.maknaterang.id/daftar');
  content.set('siteSettings', 'tagline', 'Terjemahan tafsiriyah dari Yayasan Makna Terang.');
  content.set('donationPage', 'prices.maxDonation', 750_000_000);
  content.set('donationPage', 'form.presets', [20_000, 50_000, 100_000, 200_000, 500_000]);
  content.set('donationPage', 'info.reportUrl', 'https://maknaterang.id/laporan-2026.pdf');
  addPictures(content);
  for (const page of ['privacyPage', 'termsPage'])
    for (const [place, { body }] of content.items(page, 'sections').entries())
      for (let more = 0; more < 6; more++) {
        const seed = `${place + 1}-${more + 1}`;
        (body as unknown[]).push(...(more % 3 === 0 ? everything(seed) : [paragraph(seed)]));
      }
  announce(content, 'termsPage');
  content.fillType('faq', 12, (question, number) => {
    question.question = `Pertanyaan lain nomor ${number}?`;
    question.answer = [paragraph(`tanya-${number}`)];
  });
  return content;
}
