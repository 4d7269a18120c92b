import type { ReactNode } from 'react';
import { calendarDay, monthName } from '@brokerage/domain/calendar/wall-clock';
import { RULES_AS_OF } from '@brokerage/domain/mortgage/provenance';
import calculator from '../../features/calculator/calculator.css?url';
import { Closing } from '../../features/site/closing';
import type { HeadOf } from '../../lib/head';
import { officeToday } from '../../lib/office-today';
import { paths } from '../../lib/paths';
import { Accordion } from '../../ui/accordion';
import { ButtonLink } from '../../ui/button';
import { PageHead } from '../../ui/page-head';
import { PageStyles } from '../../ui/page-styles';
import '../../ui/form/form.css';
import { onIntent } from '../../ui/late/on-intent';
import { Section } from '../../ui/section';
import type { StartRate } from '../../features/calculator/fields/common';
import { useStartRate } from '../../features/calculator/rate/use-start-rate';

import { moneyBack } from './money-back';

export const head: HeadOf = () => ({
  title: 'First-time home buyers',
  description:
    'Your down payment, the stress test, closing costs by province, and the programs that give you money back.',
});

const NUMBERS = [
  {
    figure: '5%',
    title: 'Your minimum down payment',
    text: '5% of the first $500,000 and 10% of the rest, for a home you’ll live in. From $1,500,000 it’s 20% of the price.',
  },
  {
    figure: '+2%',
    title: 'The stress test',
    text: 'Lenders check that you could still pay at your rate plus 2%, or at 5.25% if that’s higher.',
  },
  {
    figure: 'Cash',
    title: 'Your closing costs',
    text: 'Land transfer tax, a lawyer, an inspection and moving, on top of the down payment. Below, we work them out for your province.',
  },
] as const;

const CHECKED = calendarDay(RULES_AS_OF);

const STEPS = [
  {
    title: 'Find out what you can afford',
    text: 'One call about your income, debts and savings. It won’t affect your credit score.',
  },
  {
    title: 'Get pre-approved',
    text: 'The lender holds your rate for 90 to 120 days. If rates drop, you get the lower one with most lenders.',
  },
  {
    title: 'Make your offer',
    text: 'Make it conditional on financing and an inspection. Hire your own lawyer.',
  },
  {
    title: 'Close and get your keys',
    text: 'Your lawyer pays the seller and registers the home. We call you before your first renewal.',
  },
] as const;

const DownPayments = onIntent(
  async () => (await import('../../features/calculator/buying/down-payments-table')).DownPaymentsTable,
);

const Parts = onIntent<{ start: StartRate }>(
  async () => (await import('../../features/calculator/buying/first-home-parts')).FirstHomeParts,
);

export default function FirstTimeBuyersPage(): ReactNode {
  const start = useStartRate('purchase');
  return (
    <>
      <PageHead
        title="Your first home, step by step"
        crumb="First-time buyers"
        lead="How much you need, what it costs in your province, and the money you can get back."
        picture="head-first-home"
      >
        <div className="cta">
          <ButtonLink to={paths.basicForm({ type: 'new_purchase' })}>Ask a broker</ButtonLink>
          <ButtonLink look="outline" to={paths.rates}>
            See today’s rates
          </ButtonLink>
        </div>
      </PageHead>
      <Section title="Three numbers to know first" lead="They decide how much home you can buy.">
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
      <Section
        id="cost"
        title="What it costs in your province"
        lead="Taxes and rebates depend on where you buy. Choose your province and enter a price."
      >
        <PageStyles href={calculator} />
        {start ? <Parts start={start} /> : <p role="status">Loading today’s rates…</p>}
      </Section>
      <Section title="Four steps to your keys" className="stories">
        <ol className="steps way">
          {STEPS.map(({ title, text }, index) => (
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
            <h2>Money you can get back</h2>
            <p className="lede mt-5">
              Rules as of {monthName(CHECKED)} {CHECKED.year}. They change, so we check which ones apply to you. The
              laws behind the taxes and rebates are listed <a href="#cost">under the figures for your province</a>.
            </p>
          </div>
          <Accordion name="help" items={moneyBack(officeToday())} />
        </div>
      </section>
      <Closing
        title="Find out what you can afford"
        text="It takes three minutes. You need no documents, and we don’t check your credit."
        picture="head-apply"
        action={<ButtonLink to={paths.basicForm({ type: 'new_purchase' })}>Apply in Minutes</ButtonLink>}
      />
    </>
  );
}
