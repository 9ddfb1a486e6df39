import { Benefits } from '../sections/benefits.tsx';
import { Colophon } from '../sections/colophon.tsx';
import { DownloadHead } from '../sections/download-head.tsx';
import { Page, usePage } from './page.tsx';

export function Component() {
  const { seo, hero, app, stores, facts, benefits, gallery, requirements } = usePage<'download'>();
  const [first, ...others] = gallery.items;
  return (
    <Page seo={seo}>
      <DownloadHead hero={hero} stores={stores} app={app} screen={first} />
      <Colophon facts={facts} requirements={requirements} app={app} />
      <Benefits {...benefits} screens={others} />
    </Page>
  );
}
