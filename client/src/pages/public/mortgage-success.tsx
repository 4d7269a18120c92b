import type { ReactNode } from 'react';
import { BASIC_DOCUMENTS } from '@brokerage/domain/application/basic-documents';
import { FORM_ID } from '../../features/applications/draft';
import { Success, successHead } from '../../features/applications/success';
import { BookSection } from '../../features/booking/book-section';
import { useSite } from '../../features/site/settings';
import { paths } from '../../lib/paths';
import { useSent } from '../../lib/sent';

export const head = successHead;

export default function MortgageSuccessPage(): ReactNode {
  const sent = useSent(FORM_ID);
  const { site, brand } = useSite();
  return (
    <>
      <Success
        sent={sent}
        form={paths.basicForm()}
        brand={brand}
        phone={site?.phone}
        before="A licensed broker reads your answers and picks the lenders that fit"
        after="You choose together, and we take it to the lender"
        prepare="Have these ready"
      >
        {() => (
          <ul className="ticks">
            {BASIC_DOCUMENTS.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        )}
      </Success>
      {sent && (
        <BookSection
          title="Rather talk it through?"
          lead="Book a time, and a broker who has read your application calls you."
        />
      )}
    </>
  );
}
