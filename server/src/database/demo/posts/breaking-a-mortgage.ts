import type { DemoPost } from './post.js';

export const BREAKING_A_MORTGAGE: DemoPost = {
  title: 'What it costs to break a mortgage',
  excerpt: 'Three months’ interest or the rate difference, whichever is more. How to get the number before you ask for it.',
  category: 'renewal',
  tags: ['penalty', 'fixed rate', 'switching'],
  cover: 'scissors.svg',
  coverAlt: 'Scissors cut a dotted line above a house',
  by: 'avery',
  daysAgo: 24,
  content: `
<p>You may leave a closed mortgage before its term ends. You pay for it. How much depends on your rate, on today’s rates, and on one line of your contract.</p>
<h2>Two figures, and the larger one counts</h2>
<p>For a fixed rate, lenders work out three months’ interest and the interest rate difference: what they’d lose by lending your money to somebody else at today’s rate for the months that are left.</p>
<p>Say you owe $400,000 at 4.79% with 36 months left. Three months’ interest is $4,790. If the lender compares with 4.04%, the difference is $9,000. You pay $9,000.</p>
<h2>The line that doubles it</h2>
<p>Some lenders don’t compare with the rate they’d give today. They take their posted rate less the discount you once had. With a posted rate of 5.49% and a discount of 2 points, they compare with 3.49%. The same mortgage now costs $15,600 to leave.</p>
<figure data-block="bars"><table><tbody><tr><th scope="row">Posted rate less discount</th><td>$15,600</td></tr><tr><th scope="row">Today’s rate</th><td>$9,000</td></tr><tr><th scope="row">Three months’ interest</th><td>$4,790</td></tr></tbody></table><figcaption>To leave $400,000 at 4.79% with 36 months to go.</figcaption></figure>
<h2>Variable is simpler</h2>
<p>A variable mortgage usually costs three months’ interest, and no more. On $400,000 at 4.20% that’s $4,200.</p>
<h2>Before you call your lender</h2>
<ol><li>Find the rate, the balance and the end of the term on your last statement.</li><li>Prepay what you’re allowed to first. The penalty is worked out on what’s left.</li><li>Ask for the figure in writing, with the date until which it holds.</li></ol>
<aside class="callout"><p><strong>After five years it’s three months</strong></p><p>If your term is longer than five years, the Interest Act limits the penalty to three months’ interest once five years have passed.</p></aside>`,
  comments: [
    { by: 'sam', text: 'The posted rate method is exactly what got us: $11,800 quoted, and the branch couldn’t explain it.' },
    { by: 'morgan', answer: true, text: 'If you still have the quote, the two rates they compared are on it. Send it over and we’ll check the arithmetic.' },
  ],
  likedBy: ['sam', 'helene'],
}; // prettier-ignore
