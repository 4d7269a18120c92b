import type { ReactNode } from 'react';
import { PageStyles } from '../../../ui/page-styles';
import { EnquiryStyles } from '../file/styles';
import { href as inbox } from './inbox.module.css?sheet';
import { href as rota } from '../rota/rota.module.css?sheet';
import { href as savedViews } from '../views/saved-views.module.css?sheet';

/** The sheets of the list, which can show a file beside it. */
export function InboxStyles(): ReactNode {
  return (
    <>
      <PageStyles href={inbox} />
      <PageStyles href={rota} />
      <PageStyles href={savedViews} />
      <EnquiryStyles />
    </>
  );
}
