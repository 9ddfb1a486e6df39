import { fallbackDocuments } from '../../src/publish/documents/fallback-documents.ts';
import { cities as all } from '../sections/many-cities.ts';
import { Content } from './content.ts';

/** The checked-in content with every regency and city of Indonesia, which is searched and not scrolled. */
export async function cities(): Promise<Content> {
  const content = new Content(await fallbackDocuments());
  content.keep('shippingCity', 0);
  for (const [number, city] of all.entries()) {
    const place = String(number).padStart(3, '0');
    content.documents.push({ _id: `kota-${place}`, _type: 'shippingCity', orderRank: `0|1${place}00:`, ...city });
  }
  return content;
}
