import { expect, test } from 'vitest';
import { assetLinks, webManifest } from '../../../src/publish/html/site-files.ts';

const words = { productName: 'Aplikasi', tagline: 'Kalimat' };
const androidUrl = 'https://play.google.com/store/apps/details?id=id.lembaga.aplikasi';
const iosUrl = 'https://apps.apple.com/id/app/id123456789';
const certificate = Array.from({ length: 32 }, () => 'AB').join(':');

test('with package name, certificate and stores, asset links and manifest name the application', () => {
  const app = { androidUrl, iosUrl, packageName: 'id.lembaga.aplikasi', certificate };
  expect(JSON.parse(assetLinks(app) ?? '')).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'id.lembaga.aplikasi',
        sha256_cert_fingerprints: [certificate],
      },
    },
  ]);
  expect(JSON.parse(webManifest(words, app))).toMatchObject({
    related_applications: [
      { platform: 'play', url: androidUrl, id: 'id.lembaga.aplikasi' },
      { platform: 'itunes', url: iosUrl },
    ],
  });
});

test.each([
  { packageName: null, certificate },
  { packageName: 'id.lembaga.aplikasi', certificate: null },
])('with the facts %j there are no asset links', (facts) => expect(assetLinks(facts)).toBeUndefined());

test('with neither a package name nor an App Store link the manifest names no application', () => {
  expect(webManifest(words, { androidUrl, iosUrl: null, packageName: null })).not.toContain('related_applications');
});
