import { holdPresses } from './hold';
import { touched as turnedTo } from './on-intent';
import { on, onNeed, type Watch } from './on-need';

const touched: Watch = (box, want, press) => {
  const release = holdPresses(box, press);
  const stop = turnedTo(box, want, press);
  const stopToo = on(['scroll', 'click', 'popstate'], want);
  return () => {
    release();
    stop();
    stopToo();
  };
};

/**
 * Like `whenNear`, for a part that is on the first screen: its code comes once somebody points, touches, scrolls or uses
 * the keyboard.
 */
export const whenTouched = onNeed(touched);
