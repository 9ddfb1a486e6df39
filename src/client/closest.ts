/** The nearest ancestor of an event's target. The target may be the document, which has no `closest`. */
export const closest = ({ target }: Event, selector: string) =>
  (target as Partial<Element>).closest?.<HTMLElement>(selector);
