import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageData } from '../../src/publish/documents/read-content.ts';
import { AmountFields } from '../../src/sections/give/form/amount-fields.tsx';
import { system } from '../../src/theme/system.ts';
import { Providers } from '../../src/ui/providers.tsx';
import { styleCache } from '../../src/ui/style-cache.ts';
import { exampleDocuments } from '../publish/example-documents.ts';

test('the hint of the amount names both limits, each time that its text names them', async () => {
  const { donation } = await pageData(await exampleDocuments());
  const content = { ...donation.form, amountHint: '{minimal} sampai {maksimal}, bukan di bawah {minimal}' };
  const html = renderToStaticMarkup(
    <Providers cache={styleCache()} system={system}>
      <AmountFields content={content} limits={donation.prices} error={undefined} />
    </Providers>,
  );
  const text = html.replaceAll(/<style.*?<\/style>|<[^>]*>/g, '').replaceAll('\u00a0', ' ');
  expect(text).toContain('Rp10.000 sampai Rp500.000.000, bukan di bawah Rp10.000');
});

test('the intention of a wakaf is filled in but for the number of mushaf, which its order has', async () => {
  const documents = await exampleDocuments();
  const wakafIntention = 'Wakaf {jumlah} mushaf lewat {penerima}, tersalur dalam {lama salur}';
  const page = documents.find(({ _id }) => _id === 'donationPage')!;
  Object.assign(page, { wakafIntention });
  const { confirmation } = await pageData(documents);
  expect(confirmation.wakafIntention).toMatch(/^Wakaf \{jumlah\} mushaf lewat [^{}]+, tersalur dalam [^{}]+$/);
});
