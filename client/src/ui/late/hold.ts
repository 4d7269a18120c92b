/** The loader's snippet holds these itself, and says so where the form's code never comes (ui/form/use-early-input). */
const isSubmit = (pressed: HTMLElement): boolean =>
  pressed instanceof HTMLButtonElement && pressed.type === 'submit' && Boolean(pressed.form?.id);

/** Holds what is pressed in a box whose code is not here yet. With Ctrl, Shift or Cmd a press keeps its meaning. */
export function holdPresses(box: Element, press: (pressed: HTMLElement) => void): () => void {
  // what is sent after something was pressed waits its turn
  let isHolding = false;
  const hold = (event: MouseEvent): void => {
    const pressed = (event.target as Element).closest<HTMLElement>('a, button');
    if (!pressed || !box.contains(pressed) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isSubmit(pressed) && !isHolding) return;
    isHolding = true;
    event.preventDefault();
    press(pressed);
  };
  addEventListener('click', hold, true);
  return () => removeEventListener('click', hold, true);
}
