import { useEffect, type ChangeEvent, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether the control holds something else than the prerendered HTML gave it. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  const { value, defaultValue, checked, defaultChecked } = control as HTMLInputElement;
  return value !== defaultValue || checked !== defaultChecked;
}

/** Props for a control or form that React follows; `take` also runs once for what was done before the start. */
export function useOperated<T extends Control | HTMLFormElement>(
  ref: RefObject<T | null>,
  take: (operated: T) => void,
) {
  useEffect(() => {
    const operated = ref.current;
    const controls = operated?.querySelectorAll('input, select, textarea') ?? [];
    if (operated && (isChanged(operated) || [...controls].some(isChanged))) take(operated);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { ref, onChange: ({ currentTarget }: ChangeEvent<T>) => take(currentTarget) };
}
