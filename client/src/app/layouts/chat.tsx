import type { ReactNode } from 'react';
import { Chat } from '../../features/chat/chat';
import { useSite } from '../../features/site/settings';

/** The assistant beside a page, with the words of the brokerage. */
export default function ChatBeside(): ReactNode {
  const { site, brand } = useSite();
  return <Chat brand={brand} legalName={site?.legalName ?? brand} email={site?.email ?? 'our office'} />;
}
