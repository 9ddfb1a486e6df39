import { listening, ready } from '../protocol.ts';
import { ownButton } from './buttons.ts';

/** Keeps clicks and submits until React has committed, then does them again. A submit asks for the start at once. */
export function holdActs(start: () => void): void {
  const held: (() => void)[] = [];

  const holdClick = (event: Event) => {
    const button = (event.target as Element).closest?.('button');
    if (button?.type === 'button' && !ownButton(event)) held.push(() => button.click());
  };

  const holdSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute('action')) return;
    event.preventDefault();
    const { submitter } = event;
    submitter?.setAttribute('aria-busy', 'true');
    held.push(() => {
      submitter?.setAttribute('aria-busy', 'false');
      // Not `requestSubmit`, which Safari has from 16 on.
      submitter?.click();
    });
    start();
  };

  addEventListener('click', holdClick, true);
  addEventListener('submit', holdSubmit, true);
  addEventListener(listening, () => {
    removeEventListener('click', holdClick, true);
    removeEventListener('submit', holdSubmit, true);
  });
  addEventListener(ready, () => held.splice(0).forEach((act) => act()));
}
