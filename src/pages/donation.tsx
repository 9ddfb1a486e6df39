import { chakra } from '@chakra-ui/react';
import type { Current } from '../client/content.ts';
import type { Contents } from '../page-contents.ts';
import { Distributed } from '../sections/distributed.tsx';
import { DonationForm } from '../sections/give/form/donation-form.tsx';
import { NoScriptNotice } from '../sections/give/no-script-notice.tsx';
import { useCurrent, useOpenPage } from '../sections/give/use-giving.ts';
import { DocumentHead } from '../ui/document-head.tsx';
import { Khatim } from '../ui/ornament/khatim.tsx';
import { PlaceholderBand } from '../ui/placeholder-band.tsx';
import { Body, Row, Sheet } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';
import { useSite } from './use-site.ts';

const Title = chakra('h1', {
  base: {
    layerStyle: 'ruledTitle',
    fontSize: { base: '4xl', lg: '6xl', xl: '7xl' },
    lineHeight: { base: '1.25', xl: '1.15' },
    '& svg': { flex: 'none', display: { xl: 'none' }, color: 'gold' },
  },
});

export function DonationPage(initial: Current<Contents['donation']>) {
  const [{ content: page }, refresh] = useCurrent('donation', initial);
  const openPage = useOpenPage();
  const { productName, placeholder, contact, hasReport } = useSite();
  return (
    <>
      <DocumentHead {...page.seo} productName={productName} />
      {placeholder && <PlaceholderBand />}
      <Sheet>
        <Row
          paddingTop="76px" // 12 px below the header, from lg on 28 px, from xl on 32 px
          paddingBottom="9"
          lg={{ paddingTop: '100px' }}
          xl={{ paddingTop: '104px', paddingBottom: '10' }}
          aria-labelledby="formulir" // in DonationForm
        >
          <Body>
            <Title id="judul" tabIndex={-1 /* focused by giving-router.tsx */}>
              <Khatim size={20} stroke={1.8} />
              <span>{typeset(page.hero.title)}</span>
            </Title>
            <NoScriptNotice text={page.noscript} contact={contact} />
            <DonationForm page={page} whatsapp={contact.whatsapp} openPage={openPage} onPricesChanged={refresh} />
          </Body>
        </Row>
        <Distributed {...page} hasReport={hasReport} />
      </Sheet>
    </>
  );
}
