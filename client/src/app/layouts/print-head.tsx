import { longDate, wallClock } from '@brokerage/domain/calendar/wall-clock';
import { licenceList } from '@brokerage/domain/vocabulary/licences';
import { useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useSite } from '../../features/site/settings';
import { formatPhone } from '../../lib/format';

function beforePrint(changed: () => void): () => void {
  window.addEventListener('beforeprint', changed);
  return () => window.removeEventListener('beforeprint', changed);
}

/** Above the page itself, where no layout has a place for it. */
function useTop(): HTMLElement {
  const [top] = useState(() => {
    const host = document.createElement('div');
    host.className = 'print-host';
    return host;
  });
  useLayoutEffect(() => {
    document.body.prepend(top);
    return () => top.remove();
  }, [top]);
  return top;
}

/** On paper: whose page it is, under which licence, where it stands and when it was printed. Hidden until then. */
export function PrintHead({ pathname }: { pathname: string }): ReactNode {
  const { site, brand } = useSite();
  // a page may have been open since yesterday
  const today = useSyncExternalStore(beforePrint, () => longDate(wallClock(new Date())));
  return createPortal(
    // the sheet for paper shows it; of what has the attribute `hidden` no sheet could
    <div className="print-head" style={{ display: 'none' }}>
      <p>
        <b>{brand}</b>
        {site && (
          <>
            {site.legalName}
            {site.licences.length > 0 && (
              <span>{` · Brokerage licence ${licenceList(site.licences.slice(0, 1))}`}</span>
            )}
            <br />
            {formatPhone(site.phone)} · {site.email}
          </>
        )}
      </p>
      <p>
        {window.location.host + pathname}
        <br />
        {today}
      </p>
    </div>,
    useTop(),
  );
}
