import { useEffect } from 'react';
import { words } from '../words/site.ts';

/** While a form has errors, the title of the page begins by saying so, for screen readers (GOV.UK). */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    document.title = words.form.errorTitle + document.title;
    return () => {
      document.title = document.title.replace(words.form.errorTitle, '');
    };
  }, [hasErrors]);
}
