import { linkWord, paths } from '../page-table.ts';
import { currentStar } from '../ui/ornament/current-star.ts';
import { PageLink } from '../ui/page-link.tsx';
import { chakra } from '../ui/styled.ts';
import { words } from '../words.ts';
import { navigation, useCurrent } from './navigation.ts';

const Bar = chakra('nav', {
  base: {
    display: { base: 'none', lg: 'flex' },
    lg: {
      gap: '0.5',
      '& a': {
        layerStyle: 'target',
        position: 'relative',
        paddingInline: '2.5',
        color: 'fg.muted',
        fontWeight: '500',
        fontSize: 'menu',
        textDecoration: 'none',
        whiteSpace: 'nowrap',
        borderRadius: 'control',
        _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '5px' },
      },
      '& a[aria-current]': { color: 'fg' },
      '& a[aria-current]::after': currentStar,
    },
    xl: { '& a': { paddingInline: '13px' } },
  },
});

/** The menu of wide screens; a star hangs from the page that is open. */
export function Bookmarks() {
  const current = useCurrent();
  return (
    <Bar aria-label={words.nav.label}>
      {navigation.map((name) => (
        <PageLink key={name} to={paths[name]} aria-current={current(name)}>
          {linkWord(name)}
        </PageLink>
      ))}
    </Bar>
  );
}
