/** Every URL of the site, once (specification section 2). */
export const paths = {
  home: '/',
  features: '/features',
  pricing: '/pricing',
  quran: '/quran',
  download: '/download',
  donation: '/donation',
  confirmation: '/donation-confirmation',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
} as const;

export type PageName = keyof typeof paths;
