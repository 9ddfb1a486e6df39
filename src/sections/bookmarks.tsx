import { paths } from '../page-table.ts';
import { starMask } from '../ui/ornament/ornament-uris.ts';
import { PageLink } from '../ui/page-link.tsx';
import { chakra } from '../ui/styled.ts';
import { words } from '../words.ts';
import { navigation, useCurrent } from './navigation.ts';

const Bar = chakra('nav', {
  base: {
    display: { base: 'none', lg: 'flex' },
    gap: '0.5',
    '& a': {
      layerStyle: 'target',
      position: 'relative',
      paddingInline: { lg: '2.5', xl: '13px' },
      color: 'fg.muted',
      fontWeight: '500',
      fontSize: 'menu',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      borderRadius: 'control',
      _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '5px' },
    },
    '& a[aria-current]': { color: 'fg' },
    '& a[aria-current]::after': {
      content: '""',
      position: 'absolute',
      left: '50%',
      bottom: '1px',
      width: '11px',
      height: '11px',
      transform: 'translateX(-50%)',
      bg: 'gold',
      mask: `${starMask} center/contain no-repeat`,
      WebkitMask: `${starMask} center/contain no-repeat`,
    },
  },
});

/** The menu of wide screens; a star hangs from the page that is open. */
export function Bookmarks() {
  const current = useCurrent();
  return (
    <Bar aria-label={words.nav.label}>
      {navigation.map((name) => (
        <PageLink key={name} to={paths[name]} aria-current={current(name)}>
          {words.nav[name]}
        </PageLink>
      ))}
    </Bar>
  );
}
