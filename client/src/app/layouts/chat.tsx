import { callTopic } from '@brokerage/domain/chat/call-topic';
import type { ReactNode } from 'react';
import { Chat } from '../../features/chat/chat';
import { useSite } from '../../features/site/settings';
import { latePart } from '../../ui/late/late-part';

const NextTimes = latePart(async () => (await import('../../features/booking/next-times')).NextTimes, {
  what: 'The free times',
});

/** The assistant beside a page, with the words of the brokerage. */
export default function ChatBeside(): ReactNode {
  const { site, brand } = useSite();
  return (
    <Chat
      brand={brand}
      legalName={site?.legalName ?? brand}
      email={site?.email ?? 'our office'}
      nextTimes={({ fullName, phone, email, serviceType }, onLeave) => (
        <NextTimes person={{ fullName, phone, email, topic: callTopic(serviceType) }} onLeave={onLeave} />
      )}
    />
  );
}
