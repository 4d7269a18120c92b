import { licenceList } from '@brokerage/domain/vocabulary/licences';
import type { ReactNode } from 'react';
import { useSite } from '../../features/site/settings';
import { LogoMark } from '../../illustrations/logo-mark';

/** Landing pages have neither the site’s header nor its footer. The brand and the licences are still shown. */
export function Bare({ children }: { children: ReactNode }): ReactNode {
  const { site, brand } = useSite();
  return (
    <>
      <main id="main" className="alone">
        <div className="wrap alone-logo">
          <span className="logo">
            <LogoMark />
            {brand}
          </span>
        </div>
        {children}
      </main>
      {site && (
        <footer className="wrap alone-foot">
          {site.legalName}{' '}
          {site.licences.length > 0 && <span>{`· Brokerage licences ${licenceList(site.licences)}`}</span>}
        </footer>
      )}
    </>
  );
}
