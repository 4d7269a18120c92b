import type { DemoPost } from './post.js';

export const QUEBEC_TAX: DemoPost = {
  title: 'Buying in Québec with less than 20% down? One tax rises on January 1',
  excerpt:
    'The tax on mortgage insurance goes from 9% to 9.975%. On a $400,000 home with 5% down that’s $148.20, in cash, on closing day.',
  category: 'rules',
  tags: ['québec', 'mortgage insurance', 'closing costs'],
  cover: 'triplex.svg',
  coverAlt: 'A Montréal triplex with outside stairs, and a calendar that shows the first',
  by: 'marie',
  daysAgo: 4,
  content: `
<p>If you put less than 20% down, your mortgage is insured, and the premium is added to what you borrow. The tax on that premium is not. You pay it in cash when you close.</p>
<h2>What changes</h2>
<p>Québec taxes insurance premiums. For a closing in 2026 the rate is 9%. For a closing on or after January 1, 2027 it is 9.975%, the same as the QST.</p>
<figure><table><thead><tr><th scope="col">$400,000 home, 5% down</th><th scope="col">Closing in 2026</th><th scope="col">From January 1, 2027</th></tr></thead><tbody><tr><th scope="row">Insurance premium, 4%</th><td>$15,200.00</td><td>$15,200.00</td></tr><tr><th scope="row">Tax on it, in cash</th><td>$1,368.00</td><td>$1,516.20</td></tr><tr><th scope="row">Mortgage</th><td>$395,200.00</td><td>$395,200.00</td></tr></tbody></table><figcaption>25 years, usual down payment. The tax never becomes part of the mortgage.</figcaption></figure>
<h2>Which date counts</h2>
<p>The closing, not the offer. If you sign an offer in November and meet the notary in January, plan for the higher figure.</p>
<aside class="callout"><p><strong>Don’t move a closing for $148.20</strong></p><p>A day more or less of rent, movers and interest costs as much. Do put it in the budget: your notary asks for it with the transfer duty.</p></aside>
<h2>Elsewhere</h2>
<p>Ontario and Saskatchewan tax the premium as well. In the other provinces and in the territories there’s nothing to pay on it.</p>
<figure data-block="calculator" data-amount="400000"><p><a href="/calculator/purchase">Work out your own closing costs</a></p></figure>`,
  comments: [
    { by: 'helene', text: 'Our notary had the old figure in her December estimate for a January closing. Thank you for the exact date.' },
  ],
  likedBy: ['helene', 'sam'],
}; // prettier-ignore
