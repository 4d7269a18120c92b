import type { DemoPost } from './post.js';

export const EVERY_TWO_WEEKS: DemoPost = {
  title: 'Pay every two weeks, finish three years early',
  excerpt: 'Accelerated bi-weekly payments on $500,000 at 3.94% save $39,886. Here’s where the extra payment hides.',
  category: 'paying-it-off',
  tags: ['prepayment', 'accelerated payments'],
  cover: 'calendar.svg',
  coverAlt: 'A calendar with every second Friday checked',
  by: 'jonah',
  daysAgo: 15,
  content: `
<p>“Accelerated” is a big word for a small trick. You pay half of the monthly payment every two weeks. A year has 26 fortnights, so you pay 26 halves: thirteen months in twelve.</p>
<h2>The arithmetic</h2>
<p>On $500,000 at 3.94% over 25 years the monthly payment is $2,613.86. Half of it is $1,306.93. Paid every two weeks, that’s $2,613.86 more a year than monthly. All of it goes to the principal.</p>
<figure data-block="bars"><table><tbody><tr><th scope="row">Monthly</th><td>25 years</td></tr><tr><th scope="row">Accelerated</th><td>21.9 years</td></tr></tbody></table><figcaption>Until nothing is owed, if the rate stayed the same. The interest saved is $39,886.</figcaption></figure>
<h2>Watch the word</h2>
<p>Plain bi-weekly payments are something else: twelve monthly payments divided by 26, or $1,206.40. They fit a payday, and save next to nothing. If the payment you’re offered isn’t exactly half of the monthly one, it isn’t accelerated.</p>
<h2>If fortnights don’t suit you</h2>
<p>You get nearly the same by raising a monthly payment by a twelfth. Or put a lump sum down once a year: $10,000 at the end of the first year would save about $15,000 of interest on the mortgage above and shorten it by nine months.</p>
<aside class="callout"><p><strong>Pay other debts first</strong></p><p>A credit card at 20% costs five times as much as this mortgage. The trick works there, too.</p></aside>`,
  comments: [{ by: 'tyler', text: 'My bank’s app calls both of them “bi-weekly”. I had to check the amount to know. It wasn’t the good one.' }],
  likedBy: ['tyler', 'sam', 'jordan'],
}; // prettier-ignore
