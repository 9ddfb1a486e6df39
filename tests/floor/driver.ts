/** Controls one page of one engine. */
export interface Driver {
  go(url: string): Promise<void>;
  /** Evaluates an expression in the page and awaits its value. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Clicks at this place of the viewport. */
  press(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A phone, in CSS pixels. */
export const viewport = { width: 390, height: 844 };

/** A click as WebDriver actions, for both of its protocols. */
export const clickActions = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** A text as WebDriver key actions. */
export const keyActions = (text: string) => ({
  type: 'key',
  id: 'keys',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});
