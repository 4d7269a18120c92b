import type { DemoPost } from './post.js';

export const THIRTY_YEARS: DemoPost = {
  title: 'Thirty years or twenty-five?',
  excerpt: 'On $500,000 at 3.94% the longer road saves $253.21 a month and costs $65,671 more in interest.',
  category: 'first-home',
  tags: ['amortization', 'first home'],
  cover: 'long-road.svg',
  coverAlt: 'A road that winds over green hills to the sun',
  by: 'jonah',
  daysAgo: 8,
  content: `
<p>The amortization is how long it takes until you owe nothing. Twenty-five years is usual. Thirty is allowed for insured mortgages where you buy your first home or a new build, and with 20% down from most lenders.</p>
<h2>What it costs</h2>
<p>Take $500,000 at 3.94%. Over 25 years you pay $2,613.86 a month. Over 30 years you pay $2,360.65. That’s $253.21 less each month.</p>
<figure data-block="bars"><table><tbody><tr><th scope="row">30 years</th><td>$349,831</td></tr><tr><th scope="row">25 years</th><td>$284,160</td></tr></tbody></table><figcaption>All the interest on $500,000, if the rate never changed: $65,671 apart.</figcaption></figure>
<p>Rates do change, so nobody pays exactly these totals. What’s certain is nearer: after five years you’d owe $451,562 instead of $434,814.</p>
<h2>Three good reasons for thirty</h2>
<ul><li><strong>Room in a tight year.</strong> A parental leave or a daycare bill ends. The mortgage needs to survive it.</li><li><strong>Qualifying.</strong> The lower payment counts when your income is compared with it.</li><li><strong>You’ll prepay anyway.</strong> Take the lower payment as a floor and pay more when you can.</li></ul>
<h2>The habit that undoes the difference</h2>
<p>Most closed mortgages let you raise the payment by 10 to 20% once a year without a penalty. Raise a 30-year payment by 11% in the first year and you’re back on the 25-year road, and you can step down again if you must.</p>
<aside class="callout"><p><strong>An extra cost to know</strong></p><p>An insured mortgage over 25 years carries a premium that is 0.20 of a percent higher.</p></aside>`,
  comments: [
    { by: 'sam', text: 'We took 30 and set the payment to the 25-year one from day one. Dropped it for four months when I was off work, then put it back. No regrets.' },
  ],
  likedBy: ['jordan', 'sam', 'tyler'],
}; // prettier-ignore
