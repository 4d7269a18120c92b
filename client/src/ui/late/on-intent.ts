import { on, onNeed, TURNS, type Watch } from './on-need';

export const touched: Watch = (box, want) => {
  if (box.contains(document.activeElement)) want();
  return on(TURNS, want);
};

/**
 * A part of a page whose code comes once somebody moves, touches or types: the server's own HTML stands until then, so
 * nothing moves and the first load stays small. A page you go to inside the site has no such HTML and loads whole.
 */
export const onIntent = onNeed(touched);
