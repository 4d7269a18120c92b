import type { Answered } from '@brokerage/domain/chat/lead-form';
import type { ChatStep } from '@brokerage/domain/chat/steps';
import { useEffect, useState } from 'react';
import { SCENARIO_KEY, tabKeeps } from '../../lib/tab-storage';

/** The option that says again what was said on other pages. Its code comes only where something was said. */
export function useSuggested(asked: ChatStep | undefined, answers: Answered): string | undefined {
  const field = asked?.options && asked.field;
  const [found, setFound] = useState<{ field: typeof field; option: string | undefined }>();
  useEffect(() => {
    if (field === undefined || !tabKeeps(SCENARIO_KEY)) return undefined;
    let isGone = false;
    const find = async (): Promise<void> => {
      const [{ suggestedFor }, { keptScenario }] = await Promise.all([
        import('./suggested'),
        import('../../lib/scenario/kept-scenario'),
      ]);
      if (!isGone) setFound({ field, option: suggestedFor(field, answers, keptScenario() ?? {}) });
    };
    // an extra: the question is whole without it
    find().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [field, answers]);
  return found?.field === field ? found?.option : undefined;
}
