import { styled } from '../ui/styled.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { showTimedElements } from '../client/timed-visibility.ts';
import type { ShellContent } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { PageLink } from '../ui/page-link.tsx';
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
  const here = items.filter(({ pages }) => !pages?.length || pages.some((page) => paths[page] === pathname));
  useEffect(showTimedElements, [pathname]);
  if (here.length === 0) return null;
  return (
    <Place aria-label={words.notice.label}>
      {here.map(({ id, text, linkLabel, href, tone, from, until, shown }) => (
        <Strip key={id} tone={tone} data-from={from} data-until={until} hidden={!shown}>
          {typeset(text)} {href && linkLabel && <NoticeLink href={href} label={linkLabel} />}
        </Strip>
      ))}
    </Place>
  );
}

function NoticeLink({ href, label }: { href: string; label: string }) {
  if (href.startsWith('/')) return <PageLink to={href}>{label}</PageLink>;
  if (href.startsWith('mailto:')) return <a href={href}>{label}</a>;
  return <NewTabLink href={href}>{label}</NewTabLink>;
}
