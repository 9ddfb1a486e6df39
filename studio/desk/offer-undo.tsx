import { Button } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useRef } from 'react';
import { type SanityDocument, useClient, useDocumentOperationEvent } from 'sanity';
import { useRouter } from 'sanity/router';
import { wrapActions } from './wrap-actions.ts';

/** Milliseconds for which the offer stays. After that, staff can still restore the document at its address. */
const undoPeriod = 60_000;

/** Offers “Urungkan” after a deletion. It restores the published document and its draft. */
export const offerUndo = wrapActions(['delete'], (action, { id, type, published, draft }) => {
  const client = useClient({ apiVersion: '2026-10-01' });
  const toast = useToast();
  const { navigateIntent } = useRouter();
  const event = useDocumentOperationEvent(id, type);
  const handledEvent = useRef(event);
  const deleted = useRef<SanityDocument[]>([]);

  useEffect(() => {
    if (!event || event === handledEvent.current) return;
    handledEvent.current = event;
    if (event.type !== 'success' || event.op !== 'delete' || deleted.current.length === 0) return;
    const documents = deleted.current;
    const undo = async () => {
      const transaction = client.transaction();
      for (const { _rev, _updatedAt, ...document } of documents) transaction.createIfNotExists(document);
      try {
        await transaction.commit();
        toast.push({ id: `undo-${id}`, status: 'success', title: 'Sudah dikembalikan' });
        navigateIntent('edit', { id, type });
      } catch {
        const description = 'Periksa sambungan internet, lalu tekan Urungkan sekali lagi.';
        toast.push({ id: `failed-${id}`, status: 'error', title: 'Belum dapat dikembalikan', description });
      }
    };
    toast.push({
      id: `undo-${id}`,
      status: 'info',
      closable: true,
      duration: undoPeriod,
      title: 'Salah hapus?',
      description: <Button mode="ghost" text="Urungkan" onClick={() => void undo()} />,
    });
  }, [event, client, toast, navigateIntent, id, type]);

  if (!action?.onHandle) return action;
  const rememberAndDelete = () => {
    deleted.current = [published, draft].flatMap((document) => document ?? []);
    action.onHandle?.();
  };
  return { ...action, onHandle: rememberAndDelete };
});
