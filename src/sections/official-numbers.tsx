import type { ReactNode } from 'react';
import type { PageContents } from '../page-contents.ts';
import { spaceAccount } from '../transaction/space-account.ts';
import { SheetRow } from '../ui/sheet.tsx';
import { styled } from '../ui/styled.ts';

const Pair = styled('div', {
  display: 'grid',
  gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
  gap: { base: '8', lg: '11' },
  marginTop: '6',
  '& dl': { layerStyle: 'ends', columnGap: '4', paddingBlock: '3', borderBlock: '1px solid {colors.rule}' },
  '& dt': { color: 'fg.muted' },
  '& dd': { textStyle: 'figures', fontWeight: '600' },
  '& dd + dd': { flex: '1 0 100%' },
  '& dl + p': { textStyle: 'aside', marginTop: '3', color: 'fg.muted' },
});

interface Props {
  copy: PageContents['contact']['check'];
  account: PageContents['contact']['bankAccount'];
  /** The check (official-check.island.tsx). */
  children: ReactNode;
}

/** The account, which visitors can compare without scripts, and a check of numbers from a leaflet or a chat. */
export const OfficialNumbers = ({ copy, account, children }: Props) => (
  <SheetRow id="rekening-resmi" label={copy.gloss} heading={copy.mark}>
    <Pair>
      {children}
      <div>
        <dl translate="no">
          <dt>{account.bank}</dt>
          <dd>{spaceAccount(account.number)}</dd>
          <dd>{account.holder}</dd>
        </dl>
        <p>{copy.note}</p>
      </div>
    </Pair>
  </SheetRow>
);
