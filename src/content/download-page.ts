import { z } from 'zod';
import type { Contract, ResultOf } from './contract.ts';
import { counts } from './counts.ts';
import {
  day,
  figure,
  groq,
  isShown,
  opening,
  openingFields,
  optional,
  several,
  text,
  texts,
  webLink,
} from './fields.ts';
import { croppedScreenFields, croppedScreens, iconCardFields, iconCards } from './picture-fields.ts';
import { qrPath } from '../ui/qr-path.ts';
import { fingerprintPattern, packagePattern } from './rules.ts';

const storeNames = 'gloss, androidTitle, androidText, androidLabel, iosTitle, iosText, iosLabel, qrText';
const requirementNames = 'mark, heading, os, ram, storage, internet, comingSoonLabel';

export const downloadPageQuery = groq`*[_type == "downloadPage" && _id == "downloadPage"][0]{
  ${openingFields},
  "app": *[_type == "appInfo" && _id == "appInfo"][0]{
    version, size, rating, ratingSource, downloads, lastUpdate, androidUrl, iosUrl, packageName, certificate,
    requirements[${isShown}]{platform, os, ram, storage, internet, "comingSoon": comingSoon == true}
  },
  stores{${storeNames}},
  facts{heading, version, size, rating, downloads, lastUpdate},
  benefits{mark, heading, ${iconCardFields}},
  gallery{items[${isShown}]${croppedScreenFields}},
  requirements{${requirementNames}}
}`;

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
      .array(z.object({ platform: text, os: text, ram: text, storage: text, internet: text, comingSoon: z.boolean() }))
      .min(1),
  })
  // The build draws the QR code, so that it is in the first paint.
  .transform((app) => ({ ...app, code: qrPath(app.androidUrl) }));

const shape = z.object({
  ...opening,
  app: appInfo,
  stores: z.object(texts(storeNames)),
  facts: z.object({ heading: text, version: text, size: text, rating: text, downloads: text, lastUpdate: text }),
  benefits: z.object({ mark: text, heading: text, items: iconCards }),
  gallery: z.object({ items: several(croppedScreens, counts.screens) }),
  requirements: z.object(texts(requirementNames)),
});

export const contract: Contract<typeof shape, ResultOf<'downloadPageQuery'>> = { query: downloadPageQuery, shape };
