import { subdomainProblem, suggestedSubdomain } from '@brokerage/domain/agents/subdomain';
import type { ReactNode } from 'react';
import { useAgentAddressProblemQuery } from './agents.generated';
import styles from './agents.module.css?sheet';
import { TextControl } from '../../ui/console/edit/control';
import { useDrafting } from './draft-context';
import { useSettled } from '../../lib/use-settled';

/** The address of the page. Its shape is checked with each letter, and whether it is free as soon as somebody pauses. */
export function AddressField({ given }: { given: string | undefined }): ReactNode {
  const { agentId, draft, set } = useDrafting();
  const { subdomain, licensedName } = draft.texts;
  const typed = subdomain.trim().toLowerCase();
  const shape = typed === '' ? undefined : subdomainProblem(typed);
  const settled = useSettled(typed);
  const isOwn = typed === given;
  const skip = typed === '' || shape !== undefined || settled !== typed || isOwn;
  const { data, loading } = useAgentAddressProblemQuery({
    variables: { subdomain: typed, agentId: agentId ?? null },
    skip,
    fetchPolicy: 'no-cache',
  });
  const suggestion = suggestedSubdomain(licensedName);
  const put = (name: string): void => set({ texts: { ...draft.texts, subdomain: name } });
  const taken = skip || loading ? undefined : data?.agentAddressProblem;
  const isFree = !skip && data?.agentAddressProblem === null;
  const said = shape ?? taken ?? (isOwn ? 'This is their address now.' : isFree ? 'This address is free.' : '');
  return (
    <TextControl
      name="subdomain"
      label="Address of the page"
      hint="Their page is at /agent/ and this name. If you change it, the old address leads to the new one for a year."
      max={32}
      value={subdomain}
      change={put}
      after={
        <>
          <p className={shape || taken ? 'problem' : styles.free} role="status">
            {said}
          </p>
          {subdomain === '' && suggestion !== '' && (
            <button type="button" className="link" onClick={() => put(suggestion)}>
              Use {suggestion}
            </button>
          )}
        </>
      }
    />
  );
}
