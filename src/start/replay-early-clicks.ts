import { listening, ready } from '../protocol.ts';
import { ownButton } from './buttons.ts';
import { failed } from './plan.ts';

/**
 * Keeps clicks and submits until React has committed, then does them again. A submit asks for the start at once. When that
 * fails they are let go: a notice says so, and nothing happens later of which nobody knows any more.
 */
export function replayEarlyClicks(startFor: (form: HTMLFormElement) => void): void {
  const held: HTMLElement[] = [];
  const letGo = ({ type }: Event) => {
    for (const button of held.splice(0)) {
      button.removeAttribute('aria-busy');
      // Not `requestSubmit`, which Safari has from 16 on.
      if (type === ready) button.click();
    }
  };

  const holdClick = (event: Event) => {
    const button = (event.target as Element).closest?.('button');
    if (button?.type === 'button' && !ownButton(event)) held.push(button);
  };

  const holdSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute('action')) return;
    event.preventDefault();
    const { submitter } = event;
    if (submitter) {
      submitter.setAttribute('aria-busy', 'true');
      held.push(submitter);
    }
    startFor(form);
  };

  addEventListener('click', holdClick, true);
  addEventListener('submit', holdSubmit, true);
  addEventListener(listening, () => {
    removeEventListener('click', holdClick, true);
    removeEventListener('submit', holdSubmit, true);
  });
  addEventListener(ready, letGo);
  addEventListener(failed, letGo);
}
