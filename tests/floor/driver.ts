/** One page of one engine, as far as the stories need it. */
export interface Driver {
  go(url: string): Promise<void>;
  /** The value of an expression in the page; of a promise, what it comes to. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Presses the main button, or a finger's stand-in, at this place of the viewport. */
  press(x: number, y: number): Promise<void>;
  /** Types into what has focus. */
  type(text: string): Promise<void>;
  /** PNG. */
  photograph(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A phone, in CSS pixels. */
export const viewport = { width: 390, height: 844 };

/** WebDriver's words for a press, in both of its protocols. */
export const pressed = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** And for a text, key by key. */
export const typed = (text: string) => ({
  type: 'key',
  id: 'keys',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});
