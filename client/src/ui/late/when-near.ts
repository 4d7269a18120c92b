import { holdPresses } from './hold';
import { on, onNeed, type Watch } from './on-need';

const near: Watch = (box, want, press) => {
  const release = holdPresses(box, press);
  const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && want(), {
    rootMargin: '300px',
  });
  watch.observe(box);
  // a change of the address renders the page again, and would wait for the code
  const stop = on(['focusin', 'click', 'popstate'], want);
  return () => {
    watch.disconnect();
    stop();
    release();
  };
};

/**
 * Like `onIntent`, for a part further down: its code comes when it is near the screen, or when the keyboard is used. What somebody
 * presses in it before is pressed once the code is here.
 */
export const whenNear = onNeed(near);
