import { formatDollars, formatMoney } from '@brokerage/domain/forms/dollars';
import { Link } from '../../ui/link';
import { formatRate, formatTerm } from '../../lib/format';
import { paths } from '../../lib/paths';
import type { LandingContent, LandingInput } from './content';
import { Payments } from './hero-figures';
import { RenewalLetter } from './pictures';
import { monthsBoth, monthsWords, overMonths, SAMPLE_COSTS } from './sums';

const SAMPLE = { owed: 420_000, years: 20 } as const;
/** What the sample's letter asks above the best rate, in points */
const ABOVE = 0.85;

const ADVICE: LandingContent['advice'] = {
  title: 'When to stay',
  lead: 'Switching isn’t always worth it. If one of these is you, we’ll say so on the first call.',
  items: [
    {
      title: 'The letter is within a tenth of a point',
      text: 'The costs of switching eat up the difference. Ask your lender to match, and sign.',
    },
    {
      title: 'You’ll sell within a year',
      text: 'An open or short term with your own lender is simpler than a new mortgage.',
    },
    {
      title: 'Your income has changed',
      text: 'Your own lender renews without asking for proof of income. A new one asks.',
    },
    {
      title: 'You have a line of credit with it',
      text: 'A collateral charge may need a lawyer to move. We count that cost before you decide.',
    },
  ],
};

const QUESTIONS: LandingContent['questions'] = [
  {
    question: 'When should I start?',
    answer:
      'Four months before the date in your letter. Most lenders hold a rate for 90 to 120 days, and with most you get the lower one if rates fall.',
  },
  {
    question: 'Do I have to pass the stress test again?',
    answer:
      'Not for a straight switch: the same amount, over the same years, from one federally regulated lender to another. If you borrow more, yes.',
  },
  {
    question: 'What does your help cost me?',
    answer:
      'Nothing on a renewal or a switch. The new lender pays us. If you stay with your lender, nobody pays us and you owe us nothing.',
  },
];

export function renewalContent({ rate, said }: LandingInput): LandingContent {
  const { ratePct, words } = rate;
  const isSaid = said.purpose === 'RENEWAL' && said.mortgage !== undefined;
  const owed = (isSaid && said.mortgage) || SAMPLE.owed;
  const years = (isSaid && said.amortization) || SAMPLE.years;
  /** The letter is for the term of today's rate: over another term the two could not be compared */
  const months = monthsBoth(rate);
  const term = monthsWords(months);
  const named = formatTerm(rate.termYears, 'FIXED');
  const offered = ratePct + ABOVE;
  const letter = overMonths(owed, offered, years, months);
  const market = overMonths(owed, ratePct, years, months);
  const saved = letter.interest - market.interest - SAMPLE_COSTS.switching;
  /** On a small mortgage the costs of switching are more than it spares */
  const isWorthIt = saved >= 0;
  const falls = formatMoney(letter.payment - market.payment);
  const counted = isSaid ? 'For this mortgage' : 'In this sample';
  /** What the letter costs more, counted in payments at today's rate */
  const lost = Math.max(0, Math.round(saved / market.payment));
  return {
    title: 'Read the letter. Then check it.',
    lead: 'Your lender’s renewal letter is an offer, not a deadline. Send us its rate and we’ll compare it with every lender we work with. Sometimes the letter wins, and we’ll tell you to sign.',
    picture: (
      <>
        <RenewalLetter term={named} offered={formatRate(offered)} today={rate} />
        <Payments
          months={months}
          lost={lost}
          caption={
            <>
              {counted} the letter costs <b className="num">{formatDollars(Math.abs(saved))}</b>{' '}
              {isWorthIt ? 'more' : 'less'} over {term}
              {isWorthIt ? `. That is ${lost} of the ${months} payments.` : ', with the costs of switching counted.'}
            </>
          }
        />
        <p>
          <Link to={paths.renewalLetter}>Check your own letter now</Link>
        </p>
      </>
    ),
    ledger: {
      title: 'What signing right away can cost',
      lead: `${isSaid ? 'With what you told us' : 'A sample'}: ${formatDollars(owed)} owed, ${years} years left, ${named}. The letter asks ${formatRate(offered)}%${isSaid ? ', as a sample' : ''}.`,
      books: [
        {
          title: 'Sign the letter',
          text: `${formatRate(offered)}%, nothing else to do`,
          lines: [
            ['Payment each month', letter.payment],
            [`Owed after ${term}`, letter.balance],
            [`Interest in ${term}`, letter.interest],
            ['Cost of switching', 0],
          ],
          total: ['Interest and costs', letter.interest],
        },
        {
          title: `Switch at ${rate.name}`,
          text: `${rate.shown}, ${words}`,
          lines: [
            ['Payment each month', market.payment],
            [`Owed after ${term}`, market.balance],
            [`Interest in ${term}`, market.interest],
            ['Cost of switching', SAMPLE_COSTS.switching],
          ],
          total: ['Interest and costs', market.interest + SAMPLE_COSTS.switching],
        },
      ],
      verdict: {
        before: `${counted} switching costs`,
        figure: formatDollars(Math.abs(saved)),
        after: isWorthIt
          ? `less over ${term}, and the payment falls by ${falls} a month.`
          : `more over ${term}, though the payment falls by ${falls} a month. Ask your lender to match the rate, and sign.`,
      },
    },
    advice: ADVICE,
    questions: QUESTIONS,
    fine: `Fixed rates compounded semi-annually, not in advance. ${rate.shown} is ${words}. The letter’s rate is a sample, ${ABOVE} points higher; yours may be better. The rate is counted for ${term}, its whole term. Costs are an estimate, and some lenders pay them.`,
  };
}
