import { z } from 'zod';
import type { Contract, ResultOf } from './contract.ts';
import {
  day,
  figure,
  groq,
  iconCardFields,
  iconCards,
  optional,
  screenFields,
  screens,
  seo,
  text,
  texts,
  webLink,
} from './fields.ts';
import { qrPath } from '../ui/qr-path.ts';
import { fingerprintPattern, packagePattern } from './rules.ts';

const storeNames = `mark, gloss, heading, androidTitle, androidText, androidLabel, iosTitle, iosText, iosLabel,
  qrText`;
const requirementNames = 'mark, heading, os, ram, storage, internet, comingSoonLabel';

export const downloadPageQuery = groq`*[_type == "downloadPage" && _id == "downloadPage"][0]{
  seo{title, description},
  hero{title, lead},
  "app": *[_type == "appInfo" && _id == "appInfo"][0]{
    version, size, rating, downloads, lastUpdate, androidUrl, iosUrl, packageName, certificate,
    requirements[]{platform, os, ram, storage, internet, "comingSoon": comingSoon == true}
  },
  stores{${storeNames}},
  facts{heading, version, size, rating, downloads, lastUpdate},
  benefits{mark, heading, ${iconCardFields}},
  gallery{mark, gloss, heading, lead, ${screenFields}},
  requirements{${requirementNames}}
}`;

const appInfo = z
  .object({
    version: text,
    size: figure,
    rating: figure,
    downloads: figure,
    lastUpdate: day,
    androidUrl: webLink,
    iosUrl: optional(webLink),
    packageName: optional(z.string().regex(packagePattern, { error: 'package' })),
    certificate: optional(z.string().regex(fingerprintPattern, { error: 'fingerprint' })),
    requirements: z
      .array(z.object({ platform: text, os: text, ram: text, storage: text, internet: text, comingSoon: z.boolean() }))
      .min(1),
  })
  // The build draws the QR code, so that it is in the first paint.
  .transform((app) => ({ ...app, code: qrPath(app.androidUrl) }));

export const downloadPageShape = z.object({
  seo,
  hero: z.object({ title: text, lead: text }),
  app: appInfo,
  stores: z.object(texts(storeNames)),
  facts: z.object({ heading: text, version: text, size: text, rating: text, downloads: text, lastUpdate: text }),
  benefits: z.object({ mark: text, heading: text, items: iconCards }),
  gallery: z.object({ mark: text, gloss: text, heading: text, lead: text, items: screens }),
  requirements: z.object(texts(requirementNames)),
});

export const contract: Contract<typeof downloadPageShape, ResultOf<'downloadPageQuery'>> = {
  query: downloadPageQuery,
  shape: downloadPageShape,
};

export type DownloadPage = z.infer<typeof downloadPageShape>;
