import { z } from 'zod';
import { qrPath } from '../ui/qr-path.ts';
import { day, figure, flag, pageOpening, optional, text, texts, webLink } from './fields.ts';
import { iconCards, screens } from './picture-fields.ts';
import { fromGroq, single } from './query.ts';
import { fingerprintPattern, packagePattern } from './rules.ts';

const packageRemedy = 'tulis nama paket seperti di Play Console, misalnya id.lembaga.aplikasi';
const certificateRemedy =
  'salin sidik SHA-256 dari Play Console: 32 pasang angka heksadesimal dengan titik dua di antaranya';

const appInfo = z
  .object({
    version: text,
    size: figure,
    rating: figure,
    /** Unit and source: `dari 5, Google Play, Nov 2026`. */
    ratingSource: optional(text),
    downloads: figure,
    lastUpdate: day,
    androidUrl: webLink,
    iosUrl: optional(webLink),
    packageName: optional(z.string().regex(packagePattern, packageRemedy)),
    certificate: optional(z.string().regex(fingerprintPattern, certificateRemedy)),
    requirements: z
      .array(z.object({ ...texts('platform', 'os', 'ram', 'storage', 'internet'), comingSoon: flag }))
      .min(1),
  })
  // The build draws the QR code, so that it is in the first paint.
  .transform((app) => ({ ...app, qrCode: qrPath(app.androidUrl) }));

export const downloadPage = z.object({
  ...pageOpening,
  app: fromGroq(single('appInfo'), appInfo),
  stores: z.object({ ...texts('androidText', 'iosText', 'qrText'), gloss: optional(text) }),
  facts: z.object({ heading: text }),
  benefits: z.object({ heading: text, items: iconCards }),
  gallery: z.object({ items: screens }),
  requirements: z.object({ heading: text }),
});
