import { useState, type ReactNode } from 'react';
import { MOST_TOKENS, TOKEN_DAYS } from '@brokerage/domain/integrations/token-scopes';
import { MOST_WEBHOOKS } from '@brokerage/domain/integrations/webhook-events';
import { paths } from '../../../lib/paths';
import { PageStyles } from '../../../ui/page-styles';
import { Section } from '../section';
import type { Profile } from '../use-profile';
import styles, { href } from './api-access.module.css?sheet';
import { NewToken } from './new-token';
import { NewWebhook } from './new-webhook';
import { ShownOnce, type Made } from './shown-once';
import { TokenList } from './token-list';
import { WebhookList } from './webhook-list';

/** What opens the account to programs: tokens and webhooks, and the secret of a new one, shown once. */
export function ApiAccess({ profile }: { profile: Profile }): ReactNode {
  const [made, setMade] = useState<Made>();
  return (
    <>
      <PageStyles href={href} />
      {made && <ShownOnce key={made.text} made={made} onDone={() => setMade(undefined)} />}
      <Section
        title="Your tokens"
        lead="A program shows its token in place of your password. Revoke one you don’t use or don’t recognize. A new password revokes them all."
      >
        <TokenList />
      </Section>
      <Section
        title="Create a token"
        lead={
          <>
            One for each program, {MOST_TOKENS} at most. A token works for {TOKEN_DAYS} days and does only what you
            choose.{' '}
            <a className={styles.docs} href={paths.apiDocs}>
              Read the API reference
            </a>
          </>
        }
      >
        <NewToken profile={profile} onMade={setMade} />
      </Section>
      <Section
        title="Your webhooks"
        lead="We tell your program within a minute when something happens. Events say what changed and never include amounts. A new password stops them all."
      >
        <WebhookList />
      </Section>
      <Section
        title="Create a webhook"
        lead={`An address on the internet that takes our events, ${MOST_WEBHOOKS} at most. Each event is signed with a secret, so that your program knows it is ours.`}
      >
        <NewWebhook profile={profile} onMade={setMade} />
      </Section>
    </>
  );
}
