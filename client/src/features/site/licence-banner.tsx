import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSite } from './settings';

/** Cannot be dismissed: a brokerage may not advertise without its licence. */
export function LicenceBanner(): ReactNode {
  const { site } = useSite();
  if (!site || site.licences.length > 0) return null;
  return (
    <div className="console-alarm" role="alert">
      <TriangleAlert size={20} aria-hidden="true" />
      <p>
        <strong>No brokerage licence is configured.</strong> Public pages, PDFs and emails show no licence, and you
        can’t advertise without one. Add your licences to the site settings before you take enquiries.
      </p>
    </div>
  );
}
