import { paths } from '../page-table.ts';
import { Logo } from '../ui/ornament/logo.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { styled } from '../ui/styled.ts';

const Home = styled(PageLink, {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minHeight: 'touch',
  marginRight: 'auto',
  color: 'fg',
  textDecoration: 'none',
  fontFamily: 'heading',
  fontWeight: '600',
  fontSize: { base: 'md', lg: 'lg' },
  lineHeight: '1',
  letterSpacing: '-.005em',
  whiteSpace: 'nowrap',
  '& .logo': { color: 'gold', width: { base: '7.5', lg: '34px' }, height: 'auto' },
});

interface Props {
  productName: string;
  /** Of the logo, in px, where the recipe does not say it. */
  size?: number;
}

/** The logo and the name of the product, which lead to the home page. */
export function Brand({ productName, size = 34 }: Props) {
  return (
    <Home to={paths.home}>
      <Logo size={size} />
      {productName}
    </Home>
  );
}
