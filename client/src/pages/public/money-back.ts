import { calendarDay } from '@brokerage/domain/calendar/wall-clock';
import { formatDay } from '../../lib/format';
import type { AccordionItem } from '../../ui/accordion';

/** Ontario's relief for every buyer: the table of it is too much for a page, so a test holds them together. */
export const RELIEF_ENDS = '2027-03-31';

/** What a first-time buyer who buys on that day gets back, as questions and answers. */
export function moneyBack(today: string): readonly (AccordionItem & { answer: string })[] {
  const since = `January 1, ${calendarDay(today).year - 4}`;
  const relief =
    today > RELIEF_ENDS
      ? ''
      : `, and until ${formatDay(RELIEF_ENDS)} gives every buyer of a new home up to $130,000 back`;
  return [
    {
      question: 'First Home Savings Account (FHSA)',
      answer:
        'Save up to $8,000 a year, $40,000 in total. You deduct what you put in from your taxable income, and you pay no tax when you take it out to buy your first home.',
    },
    {
      question: 'Home Buyers’ Plan (HBP)',
      answer:
        'Take up to $60,000 out of your RRSP for your first home, tax-free. You pay it back into your RRSP over 15 years, from the second year after you take it out. So can your spouse, and you can use an FHSA as well.',
    },
    {
      question: 'Home Buyers’ Amount (tax credit)',
      answer:
        'Claim $10,000 on your tax return for the year you buy: up to $1,400 off your income tax. You can split it with your spouse.',
    },
    {
      question: 'Land transfer tax rebates',
      answer:
        'These are for people who have never owned a home, anywhere. Ontario gives them back up to $4,000, and Toronto up to $4,475 more. British Columbia waives the tax on the first $500,000 of a home up to $835,000, and Prince Edward Island waives all of it. In Ontario no home of your spouse counts either, and if you buy with others, you get your share. Your lawyer claims it on closing day.',
    },
    {
      question: 'GST/HST rebates on a new home',
      answer: `Buyers who, since ${since}, haven’t lived in a home that they or their spouse owned get back all of the 5% GST on a new home up to $1 million, and part of it up to $1.5 million, for agreements signed since March 20, 2025. Ontario also rebates its 8%${relief}. If your builder doesn’t take it off on closing day, you claim it back.`,
    },
    {
      question: 'A 30-year amortization',
      answer: `With less than 20% down, you can take 30 years instead of 25 if the home is new, if you never bought one, or if, since ${since}, you haven’t lived in a home that you or your spouse owned. Your payment is lower, but you pay more interest in total.`,
    },
  ];
}
