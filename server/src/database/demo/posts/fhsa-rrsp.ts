import type { DemoPost } from './post.js';

export const FHSA_RRSP: DemoPost = {
  title: 'FHSA, RRSP, savings: which jar first?',
  excerpt: 'Use the First Home Savings Account before the Home Buyers’ Plan. There’s one exception.',
  category: 'first-home',
  tags: ['fhsa', 'rrsp', 'down payment'],
  cover: 'three-jars.svg',
  coverAlt: 'Three jars on a shelf: FHSA, RRSP and savings',
  by: 'morgan',
  daysAgo: 29,
  content: `
<p>A first home has three jars to fill. They’re taxed differently, and the order matters.</p>
<h2>The First Home Savings Account</h2>
<p>You may put in $8,000 a year, up to $40,000 in all. What you put in lowers your taxable income, as with an RRSP. What you take out for your first home isn’t taxed, as with a TFSA. And you never pay it back.</p>
<p>Unused room carries forward, up to $8,000. It starts when you open the account, so open one even if you can’t fill it yet.</p>
<h2>The Home Buyers’ Plan</h2>
<p>You may take up to $60,000 from your RRSP for a first home. It’s a loan from yourself: you repay it over 15 years, from the second year after a withdrawal made in 2026 or later, or what you skip is added to your income. Withdrawals of 2022 to 2025 start in the fifth year. On $60,000 that’s $4,000 a year.</p>
<h2>Plain savings</h2>
<p>A TFSA gives you no deduction. You may put in only what room you have, and what you take out comes back as room next year. It’s where the money for closing costs belongs: transfer tax, lawyer, movers.</p>
<figure><table><thead><tr><th scope="col"></th><th scope="col">FHSA</th><th scope="col">Home Buyers’ Plan</th></tr></thead><tbody><tr><th scope="row">Most</th><td>$40,000</td><td>$60,000</td></tr><tr><th scope="row">Lowers your tax</th><td>Yes</td><td>When you paid into the RRSP</td></tr><tr><th scope="row">Pay it back</th><td>No</td><td>Over 15 years</td></tr></tbody></table><figcaption>Each person has both. A couple may use all four for one home.</figcaption></figure>
<h2>The exception</h2>
<p>If your employer adds to your RRSP contributions, take that first. No account beats money that somebody else puts in.</p>
<aside class="callout"><p><strong>Mind the 90 days</strong></p><p>What you put into an RRSP must stay there for at least 90 days before you take it out under the plan.</p></aside>
<p>This is general information. Your tax situation is your own, so ask an accountant before you move large amounts.</p>`,
  comments: [{ by: 'jordan', text: 'Opened the FHSA in December just to start the room. Best ten minutes of the year.' }],
  likedBy: ['jordan', 'wura', 'sam'],
}; // prettier-ignore
