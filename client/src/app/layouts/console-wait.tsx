import type { ReactNode } from 'react';
import { useSite } from '../../features/site/settings';
import { LogoMark } from '../../illustrations/logo-mark';
import styles from '../../ui/console/console.css?url';
import { useConsoleDocument } from '../../ui/console/use-theme';
import { Loading } from '../../ui/loading';
import { PageStyles } from '../../ui/page-styles';

/** The console before its code has arrived: the same frame in the same place, so that nothing jumps when the page comes. */
export function ConsoleWait(): ReactNode {
  useConsoleDocument();
  const { brand } = useSite();
  return (
    <>
      <PageStyles href={styles} />
      <div className="console">
        <div className="rail rail-side on-brand">
          <div className="rail-logo">
            <LogoMark onBrand />
            {brand} <small>Console</small>
          </div>
        </div>
        <div className="console-body">
          <div className="console-top" />
          <div className="phone-top on-brand">
            <span className="icon-button" />
            <b>
              <LogoMark onBrand /> Console
            </b>
          </div>
          <main id="main" className="console-main">
            <Loading />
          </main>
        </div>
      </div>
    </>
  );
}
