import type { ReactNode } from 'react';
import type { HeadOf } from '../lib/head';
import { paths } from '../lib/paths';
import { Accordion, type AccordionItem } from '../ui/accordion';
import { ButtonLink } from '../ui/button';
import { PageHead } from '../ui/page-head';
import { Section } from '../ui/section';

export const head: HeadOf = () => ({
  title: 'First-time home buyers',
  description:
    'Down payment, stress test, FHSA and land transfer tax refunds: what a first-time buyer in Canada should know.',
});

const STEPS = [
  {
    title: 'Know the down payment',
    text: '5% of the first $500,000 and 10% of the rest, for a home you live in under $1,500,000. From $1,500,000 it is 20%.',
  },
  {
    title: 'Pass the stress test',
    text: 'Lenders check that you could pay at your rate plus 2%, or at 5.25%, whichever is higher.',
  },
  {
    title: 'Mind the closing costs',
    text: 'Legal fees, land transfer tax and moving: keep about 1.5% to 4% of the price besides the down payment.',
  },
] as const;

const HELP: readonly AccordionItem[] = [
  {
    question: 'First Home Savings Account (FHSA)',
    answer:
      'Save up to $8,000 a year and $40,000 in all. What you put in lowers your taxable income, and what you take out for a first home is not taxed.',
  },
  {
    question: 'Home Buyers’ Plan',
    answer:
      'Take up to $60,000 out of your RRSP for a first home and pay it back over fifteen years. It can be combined with the FHSA.',
  },
  {
    question: 'Land transfer tax refunds',
    answer:
      'Ontario refunds first-time buyers up to $4,000 and Toronto up to $4,475; British Columbia exempts much of the tax, and Prince Edward Island all of it.',
  },
  {
    question: 'Thirty years to pay',
    answer:
      'An insured mortgage may run 30 years instead of 25 for first-time buyers and for new homes. The payment falls, and the interest over the years rises.',
  },
];

export default function FirstTimeBuyersPage(): ReactNode {
  return (
    <>
      <PageHead
        title="Your first home, step by step"
        crumb="First-time buyers"
        lead="From the down payment to the keys: what counts, what it costs and what you get back."
        picture="triplex-maple"
      >
        <div className="cta">
          <ButtonLink to={paths.basicForm({ type: 'new_purchase' })}>Ask a broker</ButtonLink>
          <ButtonLink look="outline" to={paths.rates}>
            See today’s rates
          </ButtonLink>
        </div>
      </PageHead>
      <Section title="Three numbers first" lead="With these you know what to look for.">
        <ol className="trio">
          {STEPS.map(({ title, text }) => (
            <li key={title} className="card-box">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <section className="sec how">
        <div className="wrap faq">
          <div>
            <h2>Help you may have a right to</h2>
            <p className="lede mt-5">Rules of November 2026. They change: your broker checks them for your file.</p>
          </div>
          <Accordion name="help" items={HELP} />
        </div>
      </section>
    </>
  );
}
