import { useToast } from '@sanity/ui/toast';
import { useCallback, useEffect, useState } from 'react';
import { type DocumentActionProps, type SanityDocument, useDocumentOperation, useSyncState } from 'sanity';
import { createModuleState } from '../module-state.ts';
import { headerOf, PublishQuestion, type Question } from './publish-question.tsx';
import { type DraftCheck, useDraftCheck } from './use-draft-check.ts';
import { wrapActions } from './wrap-actions.ts';

/**
 * `settling` waits for the last input, `checking` for saving and the check, `asking` for an answer about one revision.
 * `confirmed` checks again, but does not ask about that revision again. `publishing` lasts until the draft is gone.
 */
type Step =
  | { name: 'idle' | 'settling' | 'checking' }
  | { name: 'asking'; revision: string; question: Question }
  | { name: 'confirmed' | 'publishing'; revision: string };

const idle: Step = { name: 'idle' };

/** Milliseconds until a press on Terbitkan in a closed form is forgotten. It must not publish a later text. */
const pressLifetime = 2_000;

/** Steps by document. They outlive the form, because the Studio replaces the form of a new document. */
const steps = createModuleState<Record<string, Step>>({});
const openForms = new Map<string, number>();

function useStep(id: string) {
  const step = steps.useValue()[id] ?? idle;
  const setStep = useCallback((next: Step) => steps.set({ ...steps.get(), [id]: next }), [id]);
  useEffect(() => {
    openForms.set(id, (openForms.get(id) ?? 0) + 1);
    return () => {
      openForms.set(id, (openForms.get(id) ?? 1) - 1);
      setTimeout(() => !openForms.get(id) && setStep(idle), pressLifetime);
    };
  }, [id, setStep]);
  return [step, setStep] as const;
}

/** Milliseconds to wait for the rich text editor, which passes on input 250 ms after the last key. */
const editorDelay = 300;

/** Milliseconds after the last key until the Studio has validated the current text. */
const validationDelay = 2_000;

/** Milliseconds until a publication counts as failed and staff can try again. */
const publishTimeout = 20_000;
const notYet = 'Periksa sambungan internet, lalu tekan Terbitkan sekali lagi.';

/**
 * Lets staff publish right after typing, when the Studio's own action may still use the previous text. It waits until
 * the text is saved, checks it, and then publishes, asks, or reports an error. The button is enabled even if the
 * previous text had an error, because browsers drop presses on disabled buttons.
 */
export const publishAfterChecks = wrapActions(['publish'], (action, props) => {
  const { label, dialog, start } = usePublishing(props);
  const isJustTyped = useJustTyped(props.draft);
  if (!action) return null;
  if (label) return { ...action, disabled: true, label, title: '' };
  if (!action.onHandle) return action;
  return { ...action, disabled: Boolean(action.disabled) && !isJustTyped, onHandle: start, dialog };
});

/** The result of a check that has thrown. The network is not the cause, so the text does not mention it. */
const failedCheck = ({ message }: Error): DraftCheck => ({
  problem: `Isi dokumen ini tidak dapat diperiksa. Kirim ini kepada pengelola situs: ${message}`,
});

function usePublishing({ id, type, draft, published }: DocumentActionProps) {
  const [step, setStep] = useStep(id);
  const { publish } = useDocumentOperation(id, type);
  const { isSyncing } = useSyncState(id, type);
  const checkDraft = useDraftCheck();
  const toast = useToast();
  const isChecking = step.name === 'checking' || step.name === 'confirmed';

  useEffect(() => {
    if (step.name !== 'settling') return;
    const timer = setTimeout(() => setStep({ name: 'checking' }), editorDelay);
    return () => clearTimeout(timer);
  }, [step, setStep]);

  useEffect(() => {
    if (!isChecking || isSyncing || !draft || publish.disabled) return;
    // If staff go on typing, the check runs for the next text.
    let isStale = false;
    const check = async () => {
      const revision = draft._rev;
      const { problem, question } = await checkDraft(published, draft).catch(failedCheck);
      if (isStale) return;
      if (problem) {
        toast.push({ status: 'error', title: 'Belum dapat diterbitkan', description: problem });
        setStep(idle);
      } else if (question && !(step.name === 'confirmed' && step.revision === revision)) {
        setStep({ name: 'asking', revision, question });
      } else {
        publish.execute();
        setStep({ name: 'publishing', revision });
      }
    };
    void check();
    return () => {
      isStale = true;
    };
  }, [step, setStep, isChecking, isSyncing, draft, published, checkDraft, publish, toast]);

  const isPublishing = step.name === 'publishing' && step.revision === draft?._rev;
  const isUnderWay = isChecking || isPublishing;
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => {
      setStep(idle);
      toast.push({ status: 'warning', title: 'Belum terbit', description: notYet });
    }, publishTimeout);
    return () => clearTimeout(timer);
  }, [isUnderWay, setStep, toast]);

  const close = () => setStep(idle);
  const waiting = isPublishing ? 'Menerbitkan…' : undefined;
  return {
    label: step.name === 'settling' || isChecking ? 'Memeriksa…' : waiting,
    dialog: step.name === 'asking' && {
      type: 'dialog' as const,
      header: headerOf(step.question),
      width: 'medium' as const,
      onClose: close,
      content: (
        <PublishQuestion
          {...step.question}
          onConfirm={() => setStep({ name: 'confirmed', revision: step.revision })}
          onCancel={close}
        />
      ),
    },
    start: () => setStep({ name: 'settling' }),
  };
}

function useJustTyped(draft: SanityDocument | null): boolean {
  const [validated, setValidated] = useState<SanityDocument | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setValidated(draft), validationDelay);
    return () => clearTimeout(timer);
  }, [draft]);
  return draft !== null && validated !== draft;
}
