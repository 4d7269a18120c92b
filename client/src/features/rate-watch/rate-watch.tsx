import type { ReactNode } from 'react';
import { useLinkToken } from '../../lib/link-token';
import { latePart } from '../../ui/late/late-part';
import { WatchForm, type WatchFormProps } from './watch-form';

const WatchByLink = latePart(async () => (await import('./watch-by-link')).WatchByLink, { what: 'Your rate watch' });

/** The form, or what the link of an email opens. */
export function RateWatch({ sender }: WatchFormProps): ReactNode {
  const token = useLinkToken();
  return token ? <WatchByLink key={token} token={token} /> : <WatchForm sender={sender} />;
}
