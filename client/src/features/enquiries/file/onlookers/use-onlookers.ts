import { useApolloClient } from '@apollo/client/react';
import {
  LOOK_EVERY_SECONDS,
  TYPED_WITHIN_SECONDS,
  type EnquiryLookName,
} from '@brokerage/domain/enquiries/enquiry-look';
import { useEffect, useState } from 'react';
import { LookAtEnquiryDocument } from './look.generated';
import type { Onlooker } from './look-words';

const NOBODY: readonly Onlooker[] = [];

/** A note is being written: there is text in its box, and somebody typed a moment ago. */
function writes(typedAt: number): boolean {
  const box = document.querySelector<HTMLTextAreaElement>('textarea#note');
  return Boolean(box?.value.trim()) && Date.now() - typedAt < TYPED_WITHIN_SECONDS * 1_000;
}

/**
 * Says every few seconds that this file is open in front of somebody, and gives who else has it open. A tab in the
 * background says nothing: nobody looks at it.
 */
export function useOnlookers(id: string): readonly Onlooker[] {
  const client = useApolloClient();
  const [seen, setSeen] = useState<{ id: string; others: readonly Onlooker[] }>();
  useEffect(() => {
    // not randomUUID: that exists on secure origins only
    const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');
    let typedAt = 0;
    let last: EnquiryLookName | undefined;
    let isOver = false;
    function say(look: EnquiryLookName, keepalive = false): void {
      last = look;
      client
        .mutate({
          mutation: LookAtEnquiryDocument,
          variables: { id, tab, look },
          fetchPolicy: 'no-cache',
          ...(keepalive && { context: { fetchOptions: { keepalive } } }),
        })
        .then(({ data }) => {
          if (!isOver) setSeen({ id, others: data?.lookAtEnquiry?.others ?? NOBODY });
        })
        // without an answer nobody knows who is there
        .catch(() => !isOver && setSeen(undefined));
    }
    const beat = (): void => {
      if (!document.hidden) say(writes(typedAt) ? 'WRITING' : 'LOOKING');
    };
    const onInput = ({ target }: Event): void => {
      if (!(target instanceof HTMLTextAreaElement) || target.id !== 'note') return;
      typedAt = Date.now();
      if (last !== 'WRITING') beat();
    };
    const onVisibility = (): void => (document.hidden ? say('LEFT') : beat());
    const onLeave = (): void => say('LEFT', true);
    beat();
    const timer = setInterval(beat, LOOK_EVERY_SECONDS * 1_000);
    document.addEventListener('input', onInput);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', onLeave);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('input', onInput);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', onLeave);
      say('LEFT');
    };
  }, [client, id]);
  return seen?.id === id ? seen.others : NOBODY;
}
