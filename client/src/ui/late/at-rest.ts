import { touched } from './on-intent';
import { onNeed, type Watch } from './on-need';

const AT_REST_MS = 2_000;

const rests: Watch = (box, want, press) => {
  const timer = setTimeout(want, AT_REST_MS);
  const stop = touched(box, want, press);
  return () => {
    clearTimeout(timer);
    stop();
  };
};

/** Like `onIntent`, for what the first screen can do without: its code comes once the page is at rest, too. */
export const atRest = onNeed(rests);
