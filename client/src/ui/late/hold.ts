/** Holds what is pressed in a box whose code is not here yet. With Ctrl, Shift or Cmd a press keeps its meaning. */
export function holdPresses(box: Element, press: (pressed: HTMLElement) => void): () => void {
  const hold = (event: MouseEvent): void => {
    const pressed = (event.target as Element).closest<HTMLElement>('a, button');
    if (!pressed || !box.contains(pressed) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    press(pressed);
  };
  addEventListener('click', hold, true);
  return () => removeEventListener('click', hold, true);
}
