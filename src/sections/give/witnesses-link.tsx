import { paths } from '../../page-table.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { styled } from '../../ui/styled.ts';

const InText = styled(PageLink, { color: 'accent' });

/** From the account to where else it is written, outside of this site. Within a text: it costs no row. */
export const WitnessesLink = ({ label }: { label: string }) => <InText to={`${paths.contact}#saksi`}>{label}</InText>;
