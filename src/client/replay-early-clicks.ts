import { listening, ready } from './protocol.ts';
import { ownButton } from './buttons.ts';
import { failed } from './plan.ts';

/**
 * Keeps early clicks and submits, and replays them once React has committed. A submit starts the application at once. If
 * the start fails, they are dropped: an action must not happen minutes later, when the visitor no longer expects it.
 */
export function replayEarlyClicks(startFor: (form: HTMLFormElement) => void): void {
  const held: HTMLElement[] = [];
  const release = ({ type }: Event) => {
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
  addEventListener(ready, release);
  addEventListener(failed, release);
}
