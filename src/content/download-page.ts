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
  webLink,
} from './fields.ts';
import { qrPath } from '../ui/qr-path.ts';
import { fingerprintPattern, packagePattern } from './rules.ts';

export const downloadPageQuery = groq`*[_type == "downloadPage" && _id == "downloadPage"][0]{
  seo{title, description},
  hero{title, lead},
  "app": *[_type == "appInfo" && _id == "appInfo"][0]{
    version, size, rating, downloads, lastUpdate, androidUrl, iosUrl, packageName, certificate,
    requirements[]{platform, os, ram, storage, internet, "comingSoon": comingSoon == true}
  },
  stores{mark, gloss, heading, androidTitle, androidText, androidLabel, iosTitle, iosText, iosLabel, qrText},
  facts{heading, version, size, rating, downloads, lastUpdate},
  benefits{mark, heading, ${iconCardFields}},
  gallery{mark, gloss, heading, lead, ${screenFields}},
  requirements{mark, heading, os, ram, storage, internet, comingSoonLabel}
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
  stores: z.object({
    mark: text,
    gloss: text,
    heading: text,
    androidTitle: text,
    androidText: text,
    androidLabel: text,
    iosTitle: text,
    iosText: text,
    iosLabel: text,
    qrText: text,
  }),
  facts: z.object({ heading: text, version: text, size: text, rating: text, downloads: text, lastUpdate: text }),
  benefits: z.object({ mark: text, heading: text, items: iconCards }),
  gallery: z.object({ mark: text, gloss: text, heading: text, lead: text, items: screens }),
  requirements: z.object({
    mark: text,
    heading: text,
    os: text,
    ram: text,
    storage: text,
    internet: text,
    comingSoonLabel: text,
  }),
});

export const contract: Contract<typeof downloadPageShape, ResultOf<'downloadPageQuery'>> = {
  query: downloadPageQuery,
  shape: downloadPageShape,
};

export type DownloadPage = z.infer<typeof downloadPageShape>;
