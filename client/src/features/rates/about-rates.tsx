import type { ReactNode } from 'react';
import { formatPhone } from '../../lib/format';
import { paths, telephone } from '../../lib/paths';
import { Accordion, type AccordionItem } from '../../ui/accordion';
import { ButtonLink } from '../../ui/button';
import { Section } from '../../ui/section';

const DIFFERENCES = [
  {
    title: 'Fixed or variable',
    text: 'A fixed rate stays the same until the term ends. A variable rate follows your lender’s prime rate: it may fall, and it may rise.',
  },
  {
    title: 'The term',
    text: 'How long the rate and the contract last, most often three or five years. The mortgage itself is usually paid off over 25.',
  },
  {
    title: 'Insured or not',
    text: 'With less than 20% down the mortgage is insured, which costs a premium and often brings a lower rate.',
  },
] as const;

const QUESTIONS: readonly AccordionItem[] = [
  {
    question: 'Do I need an account to see rates?',
    answer:
      'No. Everyone sees the best lenders and the best rate for each term. A free account shows every rate from every lender, with filters and history.',
  },
  {
    question: 'Why might my rate differ from the one shown?',
    answer:
      'Lenders price a file: the down payment, your credit, the property, how long the rate must be held and the province all count. The rates here are the best each lender offers on approved credit.',
  },
  {
    question: 'How are the rates set?',
    answer:
      'Fixed rates follow what Government of Canada bonds of the same term yield. Variable rates follow each lender’s prime rate, which moves with the Bank of Canada’s policy rate. On top of that comes what the lender adds for its costs and for the file.',
  },
  {
    question: 'How is the payment worked out?',
    answer:
      'Monthly, on the mortgage you name above, or on $500,000 over 25 years where a table says so. Fixed rates compound semi-annually, not in advance, and most variable rates monthly. Each payment uses the compounding of its own rate.',
  },
  {
    question: 'Can I hold a rate?',
    answer:
      'Many lenders hold a rate for 90 to 120 days while you look for a home. If rates fall meanwhile, you get the lower one with most of them.',
  },
];

/** What the page about rates says below its tables. */
export function AboutRates({ phone }: { phone: string | undefined }): ReactNode {
  return (
    <>
      <Section
        className="sec-joined"
        title="How to read a rate"
        lead="Three things make two rates with the same number quite different."
      >
        <ul className="trio">
          {DIFFERENCES.map(({ title, text }) => (
            <li key={title} className="card-box">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <section className="sec sec-joined">
        <div className="wrap faq">
          <div>
            <h2>Before you ask</h2>
            <p className="lede mt-5">
              A broker can tell you which of these you would get.
              {phone && (
                <>
                  {' '}
                  Call <a href={telephone(phone)}>{formatPhone(phone)}</a>.
                </>
              )}
            </p>
            <div className="cta">
              <ButtonLink to={paths.basicForm()}>Ask about my rate</ButtonLink>
              <ButtonLink look="outline" to={paths.rateWatch}>
                Watch rates for me
              </ButtonLink>
            </div>
          </div>
          <Accordion name="rates-faq" items={QUESTIONS} />
        </div>
      </section>
    </>
  );
}
