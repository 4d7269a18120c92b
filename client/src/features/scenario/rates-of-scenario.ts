import { readToken } from '../../lib/session';
import { SCENARIO_KEY, tabStorage } from '../../lib/tab-storage';
import { touched } from '../../ui/late/on-intent';
import { onNeed, type Watch } from '../../ui/late/on-need';

/** Whoever said something, follows a link that says it, or is signed in sees other rates than the page that everybody gets. */
const isTheirs = (): boolean =>
  window.location.search !== '' || readToken() !== '' || tabStorage.read(SCENARIO_KEY) !== undefined;

const whenTheirs: Watch = (box, want, press) => {
  if (isTheirs()) want();
  return touched(box, want, press);
};

/** The bar and the rates. The server's HTML stands until somebody turns to it, so that the first load stays small. */
export const RatesOfScenario = onNeed(whenTheirs)(async () => (await import('./ranked-rates')).RankedRates);
