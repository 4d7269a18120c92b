import type { ReactNode } from 'react';
import { Success, successHead } from '../../features/applications/success';
import { BookSection } from '../../features/booking/book-section';
import { FORM_ID } from '../../features/comprehensive/draft';
import { GetPapers, Papers } from '../../features/comprehensive/papers';
import { useSite } from '../../features/site/settings';
import { paths } from '../../lib/paths';
import { useSent } from '../../lib/sent';

export const head = successHead;

export default function ComprehensiveSuccessPage(): ReactNode {
  const sent = useSent(FORM_ID);
  const { site, brand } = useSite();
  return (
    <>
      <Success
        sent={sent}
        form={paths.comprehensiveForm}
        brand={brand}
        phone={site?.phone}
        before="A licensed broker checks your figures and picks the lenders that fit"
        after="You choose together. Only then does a lender see your file"
        prepare="Get your documents ready"
      >
        {(given) => <GetPapers {...given} />}
      </Success>
      {sent && (
        <>
          <Papers {...sent} />
          <BookSection
            title="Rather talk it through?"
            lead="Book a time, and a broker who has read your application calls you."
          />
        </>
      )}
    </>
  );
}
