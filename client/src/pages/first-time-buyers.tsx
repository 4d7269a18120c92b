import type { ReactNode } from 'react';
import { minDownPayment } from 'domain/mortgage/min-down-payment';
import { Closing } from '../features/site/closing';
import { formatWholeDollars } from '../lib/format';
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

const NUMBERS = [
  {
    figure: '5%',
    title: 'The down payment begins here',
    text: '5% of the first $500,000 and 10% of the rest, for a home you live in under $1,500,000. From $1,500,000 it is 20%.',
  },
  {
    figure: '+2%',
    title: 'The stress test',
    text: 'Lenders check that you could pay at your rate plus 2%, or at 5.25%, whichever is higher.',
  },
  {
    figure: '1.5 to 4%',
    title: 'The closing costs',
    text: 'Legal fees, land transfer tax and moving: of the price, besides the down payment.',
  },
] as const;

const PRICES = [400_000, 600_000, 800_000, 1_200_000] as const;

const WAY = [
  {
    title: 'Know what you can carry',
    text: 'Income, debts and savings on one page. A broker reckons it with you in one call.',
  },
  { title: 'Get pre-approved', text: 'A rate held for 90 to 120 days, and sellers who take your offer seriously.' },
  {
    title: 'Offer, inspect, sign',
    text: 'Financing as a condition, an inspection you read, and a lawyer of your own.',
  },
  {
    title: 'Close, and get the keys',
    text: 'The lawyer pays, the title is yours, and we call again before your first renewal.',
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

function DownPayments(): ReactNode {
  return (
    <table className="plain-table num">
      <caption>The least you must put down, for a home you live in</caption>
      <thead>
        <tr>
          <th scope="col">Price</th>
          <th scope="col">Least down payment</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {PRICES.map((price) => {
          const { minDownPayment: minimum } = minDownPayment({ price, ownerOccupied: true });
          return (
            <tr key={price}>
              <th scope="row">{formatWholeDollars(price)}</th>
              <td>{formatWholeDollars(minimum)}</td>
              <td>{((minimum / price) * 100).toFixed(1)}%</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export default function FirstTimeBuyersPage(): ReactNode {
  return (
    <>
      <PageHead
        title="Your first home, step by step"
        crumb="First-time buyers"
        lead="From the down payment to the keys: what counts, what it costs and what you get back."
        picture="head-first-home"
      >
        <div className="cta">
          <ButtonLink to={paths.basicForm({ type: 'new_purchase' })}>Ask a broker</ButtonLink>
          <ButtonLink look="outline" to={paths.rates}>
            See today’s rates
          </ButtonLink>
        </div>
      </PageHead>
      <Section title="Three numbers first" lead="With these you know what to look for.">
        <ul className="trio">
          {NUMBERS.map(({ figure, title, text }) => (
            <li key={title} className="card-box">
              <p className="figure num">{figure}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <DownPayments />
      </Section>
      <Section title="The way to the keys" className="stories">
        <ol className="steps way">
          {WAY.map(({ title, text }, index) => (
            <li key={title} className="step">
              <div className="road" aria-hidden="true">
                <span className="pin">
                  <span>{index + 1}</span>
                </span>
                <i />
              </div>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <section className="sec">
        <div className="wrap faq">
          <div>
            <h2>Help you may have a right to</h2>
            <p className="lede mt-5">Rules of November 2026. They change: your broker checks them for your file.</p>
          </div>
          <Accordion name="help" items={HELP} />
        </div>
      </section>
      <Closing
        title="Find out what you can afford"
        text="Three minutes, no documents, no credit check. A licensed broker takes it from there."
        picture="head-apply"
        action={<ButtonLink to={paths.basicForm({ type: 'new_purchase' })}>Apply in Minutes</ButtonLink>}
      />
    </>
  );
}
