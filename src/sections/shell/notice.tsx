import { chakra } from '@chakra-ui/react';
import type { ShellContent } from '../../page-contents.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { typeset } from '../../ui/typeset.tsx';
import { words } from '../../words/site.ts';

/** A strip between double rules, like the edge of a mushaf's page. */
const Strip = chakra('aside', {
  base: {
    position: 'relative',
    zIndex: '2',
    // Starts below the header. The negative margin takes back the space that the page keeps free for the header.
    marginTop: { base: '16', lg: '18' },
    marginBottom: { base: '-12', lg: '-14' },
    paddingBlock: '4',
    paddingInline: '5',
    bg: 'surface',
    borderBlock: '1px solid {colors.gold.line}',
    textAlign: 'center',
    lineHeight: '1.45',
    _before: {
      layerStyle: 'overlay',
      insetBlock: '1',
      insetInline: '0',
      borderBlock: '1px solid {colors.rule}',
      pointerEvents: 'none',
    },
    '& a': { position: 'relative', color: 'accent', whiteSpace: 'nowrap' },
  },
});

export const Notice = ({ text, linkLabel, href }: NonNullable<ShellContent['notice']>) => (
  <Strip aria-label={words.notice.label}>
    <p>
      {typeset(text)} {href && linkLabel && <NoticeLink href={href} label={linkLabel} />}
    </p>
  </Strip>
);

function NoticeLink({ href, label }: { href: string; label: string }) {
  if (href.startsWith('/') || href.startsWith('mailto:')) return <a href={href}>{label}</a>;
  return <NewTabLink href={href}>{label}</NewTabLink>;
}
