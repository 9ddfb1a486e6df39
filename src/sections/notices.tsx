import { styled } from '../ui/styled.ts';
import { useLocation } from 'react-router-dom';
import type { ShellContent } from '../page-contents.ts';
import { givingPaths, isGiving, paths } from '../page-table.ts';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { typeset } from '../ui/typeset.tsx';
import { words } from '../words.ts';

const Place = styled('aside', {
  position: 'relative',
  zIndex: '2',
  marginTop: { base: '16', lg: '18' },
  marginBottom: { base: '-12', lg: '-14' },
  '&:not(:has(> :not([hidden])))': { display: 'none' },
});

/** A strip between double rules, like the edge of a mushaf's page. */
const Strip = styled('p', {
  position: 'relative',
  paddingBlock: '4',
  paddingInline: '5',
  bg: 'surface',
  borderBlock: '1px solid {colors.gold.line}',
  textAlign: 'center',
  lineHeight: '1.45',
  '& + &': { borderTop: '0' },
  _before: { layerStyle: 'innerRules' },
  '& a': { position: 'relative', color: 'accent', whiteSpace: 'nowrap' },
  variants: {
    tone: {
      plain: {},
      urgent: { bg: 'danger.subtle', borderColor: 'danger', fontWeight: '600', '& a': { color: 'danger' } },
    },
  },
});

export function Notices({ items }: { items: ShellContent['notices'] }) {
  const { pathname } = useLocation();
  // Form and confirmation are one document. A notice for only one of them gets its address as `at`.
  const addresses = isGiving(pathname) ? givingPaths : [pathname];
  const notices = items.flatMap(({ pages, ...item }) => {
    const matching = pages?.length ? addresses.filter((path) => pages.some((page) => paths[page] === path)) : addresses;
    const at = matching.length < addresses.length ? matching[0] : undefined;
    return matching.length > 0 ? [{ ...item, at }] : [];
  });
  if (notices.length === 0) return null;
  return (
    <Place aria-label={words.notice.label}>
      {notices.map(({ id, text, linkLabel, href, tone, from, until, shown, at }) => (
        <Strip
          key={id}
          tone={tone}
          data-from={from}
          data-until={until}
          data-at={at}
          hidden={!shown || (at !== undefined && at !== pathname)}
        >
          {typeset(text)} {href && linkLabel && <NoticeLink href={href} label={linkLabel} />}
        </Strip>
      ))}
    </Place>
  );
}

function NoticeLink({ href, label }: { href: string; label: string }) {
  if (href.startsWith('/') || href.startsWith('mailto:')) return <a href={href}>{label}</a>;
  return <NewTabLink href={href}>{label}</NewTabLink>;
}
