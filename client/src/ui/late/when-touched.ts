import { holdPresses } from './hold';
import { on, onNeed, type Watch } from './on-need';

const touched: Watch = (box, want, press) => {
  const release = holdPresses(box, press);
  const stop = on(['pointerover', 'touchstart', 'scroll', 'focusin', 'click'], want);
  return () => {
    release();
    stop();
  };
};

/** Like `whenNear`, for a part that is on the first screen: its code comes once somebody points, touches, scrolls or uses the keyboard. */
export const whenTouched = onNeed(touched);
