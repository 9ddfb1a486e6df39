import { useMemo, useRef } from 'react';
import { keepState, keptState } from '../../../client/history.ts';
import { paths } from '../../../page-table.ts';
import type { TransactionType } from '../../../transaction/order.ts';
import { drawUniqueCode } from '../../../transaction/unique-code.ts';
import { readValues, restoreValues, textIn } from './form-fields.ts';

/** Key in the draft: a type with the unique code drawn for it, `wakaf 123`. */
const codeKey = 'kode';

/** Milliseconds from an input until the draft is kept, so at most 60 times in 30 s (src/client/history.ts). */
const pause = 500;

/** The draft of the form: what was typed, and the unique code. The history entry keeps it for Back and a reload. */
export function useDraft() {
  /** The last code that was drawn or restored, and the type that it is for. */
  const drawn = useRef<{ type: string; code: number }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  return useMemo(() => {
    const drawCode = (type: TransactionType): number => {
      drawn.current = { type, code: drawUniqueCode() };
      return drawn.current.code;
    };

    /** The unique code for this type, in rupiah. It is drawn if there is none. Call it only in event handlers. */
    const codeFor = (type: TransactionType) => (drawn.current?.type === type ? drawn.current.code : drawCode(type));

    const read = (form: HTMLFormElement) => ({
      ...readValues(form),
      [codeKey]: drawn.current ? `${drawn.current.type} ${drawn.current.code}` : '',
    });

    /** Restores the untrusted draft of this history entry, or else the one that the confirmation handed over. */
    const restore = (form: HTMLFormElement, handedOver: unknown): void => {
      const { draft } = (keptState() ?? handedOver ?? {}) as { draft?: unknown };
      restoreValues(form, draft);
      const [, type, code] = /^(\w+) ([1-9]\d\d)$/.exec(textIn(draft, codeKey)) ?? [];
      drawn.current = type && code ? { type, code: Number(code) } : undefined;
    };

    const keep = (form: HTMLFormElement): void => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const state = { draft: read(form) };
      // The entry may be another form's once this one has closed, or the confirmation's just before it closes.
      const isOwnEntry = form.isConnected && location.pathname === paths.donation;
      if (isOwnEntry && JSON.stringify(state) !== JSON.stringify(keptState())) keepState(state);
    };

    const keepSoon = (form: HTMLFormElement): void => {
      timer.current ??= setTimeout(() => keep(form), pause);
    };

    return { codeFor, drawCode, read, restore, keep, keepSoon };
  }, []);
}
