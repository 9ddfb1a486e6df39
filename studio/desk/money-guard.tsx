import { useState } from 'react';
import { type DocumentActionComponent, type DocumentActionsContext, useClient } from 'sanity';
import { mushafPayments, type Surroundings, surroundingsQuery } from './mushaf-price.ts';
import { payeeChanges, watchesPayee } from './payee.ts';
import { priceChanges, watchesPrices } from './price-changes.ts';
import { PublishQuestion } from './publish-question.tsx';
import { wrapActions } from './wrap-actions.ts';

/** Publishing another account, WhatsApp number or amount first shows old and new, and what a visitor will pay. */
export function guardMoney(actions: DocumentActionComponent[], { schemaType }: DocumentActionsContext) {
  return watchesPayee(schemaType) || watchesPrices(schemaType) ? askFirst(actions) : actions;
}

const askFirst = wrapActions(['publish'], (action, { type, published, draft }) => {
  const client = useClient({ apiVersion: '2026-10-01' });
  const [around, setAround] = useState<Surroundings>();
  const changes = [...payeeChanges(type, published, draft), ...priceChanges(published, draft)];
  if (!action?.onHandle || changes.length === 0) return action;
  const ask = async () => {
    // Without an answer the changes themselves are still shown.
    const nothing: Surroundings = { page: null, city: null };
    setAround(
      await client.fetch<Surroundings>(surroundingsQuery, {}, { perspective: 'published' }).catch(() => nothing),
    );
  };
  const close = () => setAround(undefined);
  const publishNow = () => {
    close();
    action.onHandle?.();
  };
  return {
    ...action,
    onHandle: () => void ask(),
    dialog: around && {
      type: 'dialog',
      header: watchesPayee(type) ? 'Tujuan transfer berubah' : 'Jumlah uang berubah',
      width: 'medium',
      onClose: close,
      content: (
        <PublishQuestion
          intro={
            watchesPayee(type)
              ? 'Pengunjung akan mentransfer atau menulis ke tujuan yang baru. Sudah benar?'
              : undefined
          }
          changes={changes}
          payments={mushafPayments(published, draft, around)}
          onConfirm={publishNow}
          onCancel={close}
        />
      ),
    },
  };
});
