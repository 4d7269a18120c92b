/** A browser that is not Chromium, with one window. Every call fails where the browser does not answer in time. */
export interface Engine {
  /** Resolves once the page has loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** What a JavaScript expression is worth in the page. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Types with the keyboard, in place of what stands there. */
  type(selector: string, text: string): Promise<void>;
  click(selector: string): Promise<void>;
  close(): Promise<void>;
}

/** Where the caret is after a focus differs by engine: everything is selected instead. */
export const selected = (selector: string): string =>
  `(field => (field.focus(), field.select()))(document.querySelector(${JSON.stringify(selector)}))`;

/** Ends what hangs; nothing is measured by it. */
export const ANSWER_WITHIN_MS = 120_000;
