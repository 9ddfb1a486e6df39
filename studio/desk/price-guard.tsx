import { useState } from 'react';
import { type DocumentActionComponent, type DocumentActionsContext, useClient } from 'sanity';
import { mushafPayments, type Surroundings, surroundingsQuery } from './mushaf-price.ts';
import { priceChanges, watchesPrices } from './price-changes.ts';
import { PriceQuestion } from './price-question.tsx';

/** Publishing another price first shows old and new, and what a visitor will pay; a large change is typed again. */
export function guardPrices(actions: DocumentActionComponent[], { schemaType }: DocumentActionsContext) {
  if (!watchesPrices(schemaType)) return actions;
  return actions.map((action) => (action.action === 'publish' ? guarded(action) : action));
}

function guarded(publish: DocumentActionComponent): DocumentActionComponent {
  const Guarded: DocumentActionComponent = (props) => {
    const action = publish(props);
    const client = useClient({ apiVersion: '2026-10-01' });
    const [around, setAround] = useState<Surroundings>();
    const changes = priceChanges(props.published, props.draft);
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
        header: 'Jumlah uang berubah',
        width: 'medium',
        onClose: close,
        content: (
          <PriceQuestion
            changes={changes}
            payments={mushafPayments(props.published, props.draft, around)}
            onConfirm={publishNow}
            onCancel={close}
          />
        ),
      },
    };
  };
  // Later filters know an action by this name.
  if (publish.action) Guarded.action = publish.action;
  return Guarded;
}
