import { Outlet, useLoaderData, useLocation } from 'react-router-dom';
import { mainId } from '../client/protocol.ts';
import type { ShellContent } from '../page-contents.ts';
import { isGiving } from '../page-table.ts';
import { HelpButton } from '../sections/shell/help-button.tsx';
import { MobileMenu } from '../sections/shell/mobile-menu.tsx';
import { Notice } from '../sections/shell/notice.tsx';
import { SiteFooter } from '../sections/shell/site-footer.tsx';
import { SiteHeader } from '../sections/shell/site-header.tsx';
import { StartFailed } from '../sections/shell/start-failed.tsx';
import { Toast } from '../sections/shell/toast.tsx';
import { SiteContext } from './use-site.ts';

export function Shell() {
  const site = useLoaderData<() => ShellContent>();
  const { pathname } = useLocation();
  const { notice } = site;
  return (
    <SiteContext value={site}>
      <SiteHeader productName={site.productName} />
      <main id={mainId} tabIndex={-1}>
        {/* Payment pages show only what two people have approved. */}
        {notice && !isGiving(pathname) && <Notice {...notice} />}
        <Outlet />
      </main>
      <MobileMenu productName={site.productName} />
      <StartFailed {...site.contact} />
      <SiteFooter {...site} withIdentity={isGiving(pathname)} />
      <HelpButton {...site.help} whatsapp={site.contact.whatsapp} />
      <Toast />
    </SiteContext>
  );
}
