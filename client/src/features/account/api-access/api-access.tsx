import { useState, type ReactNode } from 'react';
import { MOST_TOKENS, TOKEN_DAYS } from '@brokerage/domain/vocabulary/token-scopes';
import { paths } from '../../../lib/paths';
import { PageStyles } from '../../../ui/page-styles';
import { Section } from '../section';
import type { Profile } from '../use-profile';
import styles, { href } from './api-access.module.css?sheet';
import { MadeToken, type Made } from './made-token';
import { NewToken } from './new-token';
import { TokenList } from './token-list';

/** Tokens for programs that use the account: those there are, a new one, and its text, shown once. */
export function ApiAccess({ profile }: { profile: Profile }): ReactNode {
  const [made, setMade] = useState<Made>();
  return (
    <>
      <PageStyles href={href} />
      {made && <MadeToken made={made} onDone={() => setMade(undefined)} />}
      <Section
        title="Your tokens"
        lead="A program shows its token in place of your password. Revoke one you don’t use or don’t recognize. A new password revokes them all."
      >
        <TokenList />
      </Section>
      <Section
        title="Make a token"
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
    </>
  );
}
