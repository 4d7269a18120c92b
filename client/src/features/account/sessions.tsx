import { Monitor, Smartphone } from 'lucide-react';
import { FromBefore } from '../../ui/late/from-before';
import { useState, type ReactNode } from 'react';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { paths } from '../../lib/paths';
import { signOut } from '../../lib/session';
import { Button } from '../../ui/button';
import { moment } from '../../lib/moment';
import { NotLoaded } from '../../ui/late/not-loaded';
import { Section } from './section';
import { useEndAllSessionsCommand, useEndOneSessionCommand, useMySessionsQuery } from './sessions.generated';

const FAILING = { failure: MESSAGES.requestFailed };
const isHandheld = (device: string): boolean => /iphone|ipad|android/i.test(device);

/** Where one is signed in; each device can be signed out, and all at once. */
export function Sessions(): ReactNode {
  const { data, error, refetch } = useMySessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [end, ending] = useEndOneSessionCommand(FAILING);
  const [endAll, endingAll] = useEndAllSessionsCommand(FAILING);
  const [said, setSaid] = useState('');
  const sessions = data?.mySessions;
  if (!sessions && error) return <NotLoaded what="Your devices" retry={refetch} />;

  async function endOne(id: string, device: string): Promise<void> {
    const { problem } = await end({ id });
    setSaid(problem ?? `Signed out ${device}.`);
    await refetch();
  }
  async function everywhere(): Promise<void> {
    const { done, problem } = await endAll();
    if (!done) {
      setSaid(problem ?? '');
      return;
    }
    window.addEventListener('pagehide', signOut, { once: true });
    window.location.assign(paths.home);
  }

  return (
    <Section
      title="Where you’re signed in"
      lead="Sign out any device you don’t recognize, and change your password. Devices sign out by themselves after a while."
    >
      <FromBefore failed={error !== undefined} retry={refetch} />
      {!sessions && (
        <div role="status">
          <span className="sr-text">Loading</span>
          <span aria-hidden="true" className="bone bone-field" />
        </div>
      )}
      <ul className="account-sessions">
        {sessions?.map(({ id, device, ip, createdAt, current }) => {
          const Device = isHandheld(device) ? Smartphone : Monitor;
          return (
            <li key={id}>
              <i aria-hidden="true">
                <Device size={20} />
              </i>
              <div>
                <b>{device}</b> {current && <span className="account-here">this device</span>}
                <small className="num muted">
                  Since {moment(createdAt)} · {ip ? `address ${ip}` : 'address unknown'}
                </small>
              </div>
              {!current && (
                <Button
                  look="outline"
                  small
                  off={ending}
                  aria-label={`Sign out ${device}`}
                  onClick={() => void endOne(id, device)}
                >
                  Sign out
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div className="auth-actions">
        <Button look="outline" small off={endingAll} onClick={() => void everywhere()}>
          Sign out everywhere
        </Button>
        <p role="status">{said}</p>
      </div>
    </Section>
  );
}
