import { paths } from '../page-table.ts';
import { PageLink } from '../ui/page-link.tsx';
import { chakra } from '../ui/styled.ts';
import { words } from '../words.ts';
import type { Legality } from './legal-facts.tsx';

const Line = chakra('p', {
  base: {
    gridColumn: '1/-1',
    paddingTop: '4',
    borderTop: '1px solid {colors.border}',
    fontSize: 'note',
    lineHeight: '1.55',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    '& a': { color: 'fg', textUnderlineOffset: '4px' },
  },
});

export type PayeeProps = Pick<Legality, 'legalName' | 'registration' | 'permit'>;

/** Whose money it becomes, by which permit, and which address is ours. */
export const Payee = ({ legalName, registration, permit, official }: PayeeProps & { official: string | undefined }) => (
  <Line data-stays="">
    {[legalName, registration].filter(Boolean).join(', ')}
    {(legalName ?? registration) && '. '}
    {permit && (
      <span data-stays="" data-from={permit.from ?? undefined} data-until={permit.until} hidden={!permit.holds}>
        {words.legality.permit(permit.number, permit.untilDay)}{' '}
      </span>
    )}
    {official && <span data-stays="">{official} </span>}
    <PageLink to={`${paths.about}#legalitas`}>{words.legality.name}</PageLink>
  </Line>
);
