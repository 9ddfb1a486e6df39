import { useToast } from '@sanity/ui/toast';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import {
  type DocumentActionProps,
  type SanityDocument,
  useDocumentOperation,
  useSource,
  useSyncState,
  validateDocument,
} from 'sanity';
import { wrapActions } from './wrap-actions.ts';

/**
 * `settling` waits for the last letters, `checking` for saving and for the verdict; then the revision that is being
 * published, until its draft is gone.
 */
type Step = 'idle' | 'settling' | 'checking' | { publishing: string };

/** Milliseconds after which the press in a form that was left is forgotten: it was not for the next text there. */
const forgotten = 2_000;

/**
 * The steps by document, outside the component: while a document is new the Studio replaces its whole form, and with it a
 * press that only the replaced one knew of.
 */
const steps = new Map<string, Step>();
/** How many forms are open, by document. */
const open = new Map<string, number>();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function useStep(id: string) {
  const step = useSyncExternalStore(subscribe, (): Step => steps.get(id) ?? 'idle');
  const setStep = useCallback(
    (next: Step) => {
      steps.set(id, next);
      for (const listener of listeners) listener();
    },
    [id],
  );
  useEffect(() => {
    open.set(id, (open.get(id) ?? 0) + 1);
    return () => {
      open.set(id, (open.get(id) ?? 1) - 1);
      setTimeout(() => !open.get(id) && steps.delete(id), forgotten);
    };
  }, [id]);
  return [step, setStep] as const;
}

/** Milliseconds: the editor of rich text hands over what was typed a quarter of a second after the last key. */
const handedOver = 300;

/** Milliseconds after the last key until the verdict is that of the text. */
const judged = 2_000;

/** Milliseconds after which a publication that did not come about is said, and may be asked for again. */
const givenUp = 20_000;
const notYet = 'Periksa sambungan internet, lalu tekan Terbitkan sekali lagi.';

/**
 * Publishing right after typing. The Studio's own action judges by a verdict that may still be of the text before
 * (revision and verdict come to it on two timers), and then reports a problem that is already mended. This one waits until
 * what was typed is saved, judges just that, and publishes or says what is to be mended. Until a text has rested the button
 * takes a press: a browser drops it without a word where the verdict of the text before disables the button.
 */
export const publishPatiently = wrapActions(['publish'], (action, props) => {
  const { label, start } = usePatience(props);
  const isJustTyped = useJustTyped(props.draft);
  if (!action) return null;
  if (label) return { ...action, disabled: true, label, title: '' };
  if (!action.onHandle) return action;
  return { ...action, disabled: Boolean(action.disabled) && !isJustTyped, onHandle: start };
});

function usePatience({ id, type, draft }: DocumentActionProps) {
  const [step, setStep] = useStep(id);
  const { publish } = useDocumentOperation(id, type);
  const { isSyncing } = useSyncState(id, type);
  const problemOf = useVerdict();
  const toast = useToast();

  useEffect(() => {
    if (step !== 'settling') return;
    const timer = setTimeout(() => setStep('checking'), handedOver);
    return () => clearTimeout(timer);
  }, [step, setStep]);

  useEffect(() => {
    if (step !== 'checking' || isSyncing || !draft || publish.disabled) return;
    // Typing goes on: the next text is judged instead.
    let isStale = false;
    const judge = async () => {
      const problem = await problemOf(draft);
      if (isStale) return;
      if (problem) toast.push({ status: 'error', title: 'Belum dapat diterbitkan', description: problem });
      else publish.execute();
      setStep(problem ? 'idle' : { publishing: draft._rev });
    };
    void judge();
    return () => {
      isStale = true;
    };
  }, [step, setStep, isSyncing, draft, problemOf, publish, toast]);

  const isPublishing = typeof step === 'object' && step.publishing === draft?._rev;
  const isUnderWay = step === 'checking' || isPublishing;
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => {
      setStep('idle');
      toast.push({ status: 'warning', title: 'Belum terbit', description: notYet });
    }, givenUp);
    return () => clearTimeout(timer);
  }, [isUnderWay, setStep, toast]);

  return {
    /** What the button says meanwhile. */
    label: step === 'settling' || step === 'checking' ? 'Memeriksa…' : isPublishing ? 'Menerbitkan…' : undefined,
    start: () => setStep('settling'),
  };
}

function useJustTyped(draft: SanityDocument | null): boolean {
  const [rested, setRested] = useState<SanityDocument | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(draft), judged);
    return () => clearTimeout(timer);
  }, [draft]);
  return draft !== null && rested !== draft;
}

/** Asks the form's rules about a document, now: the first problem that forbids publishing, or nothing. */
function useVerdict(): (document: SanityDocument) => Promise<string | undefined> {
  const workspace = useSource();
  return useCallback(
    async (document) => {
      const markers = await validateDocument({ document, workspace, environment: 'studio' });
      return markers.find(({ level }) => level === 'error')?.message;
    },
    [workspace],
  );
}
