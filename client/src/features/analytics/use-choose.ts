import { useConsentVersion } from '../../lib/consent-words';
import { keepChoice, receiptOf } from './choice';
import { useChooseAnalyticsCommand } from './choose.generated';
import { forgetVisits } from './forget';

const NOT_SAVED = 'We couldn’t save your choice. Please try again.';

interface Choosing {
  /** Gives what to tell the person, where it was not done. A no is kept in any case; a yes counts once our ledger has it. */
  choose: (granted: boolean) => Promise<string | undefined>;
  /** Afterwards nothing of it is here any more: the SDK runs on until the page is loaded anew. */
  withdraw: () => Promise<void>;
  busy: boolean;
}

export function useChoose(): Choosing {
  const [record, busy] = useChooseAnalyticsCommand({ failure: NOT_SAVED });
  const version = useConsentVersion('ANALYTICS');
  const choose = async (granted: boolean): Promise<string | undefined> => {
    const receipt = receiptOf();
    if (!granted) keepChoice({ granted, version, receipt });
    const { done, problem } = await record({ granted, textVersion: version, receipt });
    if (granted && done) keepChoice({ granted, version, receipt });
    return done || !granted ? undefined : (problem ?? NOT_SAVED);
  };
  return {
    choose,
    busy,
    async withdraw() {
      await choose(false);
      forgetVisits();
      window.location.reload();
    },
  };
}
