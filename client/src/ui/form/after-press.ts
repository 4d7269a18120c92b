let isPressed = false;
let waiting: (() => void)[] = [];

function release(): void {
  isPressed = false;
  // the click comes right after
  setTimeout(() => {
    const due = waiting;
    waiting = [];
    for (const then of due) then();
  });
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPressed = true), true);
  // a menu of the system keeps the end of the press that opened it: the next key is after it
  for (const end of ['pointerup', 'pointercancel', 'dragend', 'keydown']) window.addEventListener(end, release, true);
}

/**
 * Now, or once the pointer is up. A press elsewhere leaves a field before its click: an error that came up in between would
 * move the page, and the click would miss what was pressed.
 */
export function afterPress(then: () => void): void {
  if (isPressed) waiting.push(then);
  else then();
}
