import type { DemoPost } from './post.js';

export const TAKING_IT_WITH_YOU: DemoPost = {
  title: 'Moving? Take your mortgage with you',
  excerpt: 'A good rate can come along to the next house. What “portable” means, and what it leaves out.',
  category: 'renewal',
  tags: ['porting', 'moving', 'penalty'],
  cover: 'moving-truck.svg',
  coverAlt: 'A moving truck with a small house on it, on its way past trees',
  by: 'morgan',
  daysAgo: 51,
  content: `
<p>If your rate is lower than today’s, selling your home feels like throwing it away. Often you don’t have to. Most fixed mortgages can be ported: the rate, the balance and the months that remain move to the next home.</p>
<h2>When the next home costs more</h2>
<p>You port what you owe and borrow the rest at today’s rate. Say $300,000 at 2.49% with 22 years left, and $150,000 more at 3.94%. The two payments are $1,475.14 and $847.88: together $2,323.02.</p>
<p>All $450,000 at 3.94% would cost $2,543.64. Porting keeps $220.62 a month, until the old term ends.</p>
<figure data-block="bars"><table><tbody><tr><th scope="row">All at 3.94%</th><td>$2,543.64</td></tr><tr><th scope="row">Ported and topped up</th><td>$2,323.02</td></tr></tbody></table><figcaption>Monthly payment on $450,000 over 22 years.</figcaption></figure>
<h2>What “portable” leaves out</h2>
<ul><li><strong>You qualify again.</strong> The lender looks at your income and at the new home as if you were new.</li><li><strong>Time.</strong> Between the sale and the purchase you may have 30 days, or 120. It’s in the contract.</li><li><strong>Kind.</strong> Many variable mortgages can’t be ported. Some must be made fixed first.</li></ul>
<h2>Sold first?</h2>
<p>If the sale closes before the purchase, you usually pay the penalty first and get it back when the new mortgage starts. Make sure that money is there on the day.</p>
<aside class="callout"><p><strong>Ask before you list</strong></p><p>Get three things from your lender in writing: whether you may port, within how many days, and what a top-up would cost.</p></aside>`,
  likedBy: ['sam'],
}; // prettier-ignore
