import { chakra } from '@chakra-ui/react';
import { paths } from '../../page-table.ts';
import { Logo } from '../../ui/ornament/logo.tsx';

const Home = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: 'touch',
    marginRight: { lg: 'auto' },
    textDecoration: 'none',
    fontFamily: 'heading',
    fontWeight: '600',
    fontSize: { base: 'xl', lg: '2xl' },
    lineHeight: '1',
    letterSpacing: '-.005em',
    whiteSpace: 'nowrap',
    '& .logo': { color: 'gold', width: { base: '7.5', lg: '34px' }, height: 'auto' },
  },
});

/** The logo and the name. A parent sets `--logo-ground`, the colour behind them, which the gaps of the logo have. */
export const Brand = ({ productName }: { productName: string }) => (
  <Home href={paths.home}>
    <Logo size={34} />
    {productName}
  </Home>
);
