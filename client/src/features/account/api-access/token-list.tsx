import { KeyRound } from 'lucide-react';
import { FromBefore } from '../../../ui/late/from-before';
import { useState, type ReactNode } from 'react';
import { shortDate, wallClock } from '@brokerage/domain/calendar/wall-clock';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { TOKEN_SCOPES } from '@brokerage/domain/integrations/token-scopes';
import { moment } from '../../../lib/moment';
import { Button } from '../../../ui/button';
import { NotLoaded } from '../../../ui/late/not-loaded';
import styles from './api-access.module.css?sheet';
import { useMyApiTokensQuery, useRevokeApiTokenCommand, type MyApiTokensQuery } from './api-tokens.generated';
import { Question } from './question';

type Token = NonNullable<MyApiTokensQuery['myApiTokens']>[number];

const day = (iso: string): string => shortDate(wallClock(new Date(iso)));

/** The tokens there are, each with what it may do and when it was last used. */
export function TokenList(): ReactNode {
  const { data, error, refetch } = useMyApiTokensQuery({ fetchPolicy: 'cache-and-network' });
  const [revoke, revoking] = useRevokeApiTokenCommand({
    failure: MESSAGES.requestFailed,
    refetchQueries: ['MyApiTokens'],
  });
  const [said, setSaid] = useState('');
  const tokens = data?.myApiTokens;
  if (!tokens && error) return <NotLoaded what="Your tokens" retry={refetch} />;
  if (!tokens) {
    return (
      <div role="status">
        <span className="sr-text">Loading</span>
        <span aria-hidden="true" className="bone bone-field" />
      </div>
    );
  }

  async function end({ id, name, expired }: Token): Promise<void> {
    const { problem } = await revoke({ id });
    setSaid(problem ?? (expired ? `“${name}” is off the list.` : `“${name}” is revoked. It no longer works.`));
  }

  return (
    <>
      <FromBefore failed={error !== undefined} retry={refetch} />
      {tokens.length === 0 ? (
        <p>No tokens yet. Once you create one, you’ll see here when it was last used.</p>
      ) : (
        <ul className={styles.tokens}>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} busy={revoking} end={() => end(token)} />
          ))}
        </ul>
      )}
      <p role="status" className="account-said">
        {said}
      </p>
    </>
  );
}

interface RowProps {
  token: Token;
  busy: boolean;
  end: () => Promise<void>;
}

function TokenRow({ token, busy, end }: RowProps): ReactNode {
  const { name, scopes, createdAt, expiresAt, expired, lastUsedAt } = token;
  const [isAsked, setAsked] = useState(false);
  return (
    <li>
      <i aria-hidden="true">
        <KeyRound size={20} />
      </i>
      <div className={styles.about}>
        <b>{name}</b> {expired && <span className={styles.expired}>expired</span>}
        <small>{scopes.map((scope) => TOKEN_SCOPES[scope].label).join(' · ')}</small>
        <small className="num muted">
          Created {day(createdAt)} · {lastUsedAt ? `Last used ${moment(lastUsedAt)}` : 'Never used'} ·{' '}
          {expired ? 'Expired' : 'Expires'} {day(expiresAt)}
        </small>
      </div>
      {expired && (
        <Button look="outline" small off={busy} aria-label={`Remove ${name} from the list`} onClick={() => void end()}>
          Remove
        </Button>
      )}
      {!expired && !isAsked && (
        <Button look="outline" small aria-label={`Revoke ${name}`} onClick={() => setAsked(true)}>
          Revoke
        </Button>
      )}
      {isAsked && (
        <Question title={`Revoke “${name}”?`} action="Revoke this token" confirm={end} keep={() => setAsked(false)}>
          What uses it stops working right away. You can’t undo this, but you can make a new token.
        </Question>
      )}
    </li>
  );
}
