import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPhone } from '../../lib/format';
import { paths, telephone } from '../../lib/paths';
import { Accordion, type AccordionItem } from '../../ui/accordion';

export const QUESTIONS = [
  {
    question: 'How fast can I get pre-approved?',
    answer:
      'Most clients hear back the same day once we have proof of income, your down payment and identification. Many lenders then hold a rate for 90 to 120 days.',
  },
  {
    question: 'What does it cost to use a broker?',
    answer:
      'On most mortgages, nothing. The lender pays us when your mortgage funds. If a private or second mortgage carries a fee, you see it in writing before you sign.',
  },
  {
    question: 'Will comparing rates hurt my credit score?',
    answer:
      'No. Comparing rates and sending the short form won’t affect your credit score. We ask for your consent before any credit check.',
  },
  {
    question: 'What happens after I send the form?',
    answer:
      'You get an application number right away. A licensed broker replies within 24 hours with first questions and a plan. Nothing goes to a lender until you say so.',
  },
] as const satisfies readonly AccordionItem[];

export function Questions({ phone }: { phone: string | undefined }): ReactNode {
  return (
    <section className="sec pt-0!">
      <div className="wrap faq">
        <div>
          <h2>Good questions</h2>
          <p className="lede mt-5">
            Anything else?{' '}
            {phone !== undefined && (
              <>
                Call <a href={telephone(phone)}>{formatPhone(phone)}</a> or{' '}
              </>
            )}
            <Link to={paths.contact}>write to us</Link>.
          </p>
        </div>
        <Accordion name="faq" items={QUESTIONS} />
      </div>
    </section>
  );
}
