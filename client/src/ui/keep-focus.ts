/** After what answers a press in a moment has set the focus itself; a dialog gives it back in the next frame, however late */
const AFTER_MS = 100;
/** What a person knows as a place of a page */
const PLACES = 'section, article, form, fieldset, aside, dialog, [role="dialog"], main';

const ancestorsOf = (element: Element): Element[] => {
  const around: Element[] = [];
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) around.push(one);
  return around;
};

function focusOn(place: Element): void {
  const target = place.querySelector<HTMLElement>('h1, h2, h3, h4') ?? (place as HTMLElement);
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Whoever presses a button that goes away stays where they are: the focus goes to the heading of the place it was in, or to the
 * page's main part, and never to the top of the page. A part that sets the focus itself is quicker, and is left alone.
 */
export function keepFocus(): () => void {
  let had: Element | undefined;
  let around: Element[] = [];
  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    had = target;
    around = ancestorsOf(target);
  };
  // left for somewhere else, it may go without anybody's loss
  const leave = ({ target }: FocusEvent): void => {
    setTimeout(() => {
      if (had === target && had?.isConnected) had = undefined;
    });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    if (!had || had.isConnected) return;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    had = undefined;
    const near = around.find((element) => element.isConnected)?.closest(PLACES);
    const place = near ?? document.getElementById('main');
    if (place) focusOn(place);
  };
  const goings = new MutationObserver(() => {
    if (!had || had.isConnected) return;
    clearTimeout(timer);
    timer = setTimeout(() => requestAnimationFrame(look), AFTER_MS);
  });
  goings.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', leave);
  return () => {
    clearTimeout(timer);
    goings.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', leave);
  };
}
