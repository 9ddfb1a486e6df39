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
