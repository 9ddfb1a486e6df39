import type { PageContents } from '../page-contents.ts';
import { Benefits } from '../sections/benefits.tsx';
import { Colophon } from '../sections/colophon.tsx';
import { DownloadHead } from '../sections/download-head.tsx';
import { Page } from './page.tsx';

export function DownloadPage(page: PageContents['download']) {
  const { seo, hero, app, stores, facts, benefits, gallery, requirements } = page;
  const [first, ...others] = gallery.items;
  return (
    <Page seo={seo}>
      <DownloadHead hero={hero} stores={stores} app={app} screen={first} />
      <Colophon facts={facts} requirements={requirements} app={app} />
      <Benefits {...benefits} screens={others} />
    </Page>
  );
}
