/** Whether an input event comes of a paste, and not of a key. */
export const isPaste = (event: Event): boolean => event instanceof InputEvent && event.inputType === 'insertFromPaste';
