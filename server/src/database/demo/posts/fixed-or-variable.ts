import type { DemoPost } from './post.js';

export const FIXED_OR_VARIABLE: DemoPost = {
  title: 'Fixed or variable this winter?',
  excerpt: 'They’re a twentieth of a point apart. The question isn’t which is lower. It’s what you’d do if it rose.',
  category: 'rates',
  tags: ['fixed rate', 'variable rate'],
  cover: 'seesaw.svg',
  coverAlt: 'Two houses on a seesaw in front of a low sun',
  by: 'avery',
  daysAgo: 11,
  content: `
<p>A fixed rate is set for the term. A variable rate follows your lender’s prime rate, which moves with the Bank of Canada’s policy rate, on eight announced days a year.</p>
<h2>Where they stand</h2>
<p>Take 3.94% fixed and 3.99% variable, $500,000 over 25 years. The payments are $2,613.86 and $2,636.42. The variable one is higher by a little more than its rate says, since most variable rates compound monthly and fixed ones twice a year.</p>
<figure data-block="rates" data-term="5" data-amount="500000" data-years="25"><p><a href="/rates">See today’s five-year rates</a></p></figure>
<h2>One point up</h2>
<p>If prime rose by a full point, an adjustable payment would go from $2,636.42 to $2,920.04: $283.62 a month. With some variable mortgages the payment stays and more of it becomes interest. Ask which kind you’re offered. That’s the first question, before the rate.</p>
<h2>Getting out</h2>
<p>The penalty of a variable mortgage is usually three months’ interest. The penalty of a fixed mortgage can be several times as much. If there’s a fair chance that you’ll sell or refinance within the term, that difference is worth more than a twentieth of a point.</p>
<h2>Choose by the bad case</h2>
<ul><li><strong>Fixed</strong>, if $283.62 more a month would keep you awake.</li><li><strong>Variable</strong>, if you could pay it, and may want to leave early.</li><li><strong>Shorter fixed</strong>, three years for instance, if you’d like to decide again soon.</li></ul>
<aside class="callout"><p><strong>You can change your mind one way</strong></p><p>Most lenders let you turn a variable rate into a fixed one during the term, at the fixed rate they offer that day.</p></aside>`,
  comments: [
    { by: 'jordan', text: 'Finally somebody who shows the payment after a rise instead of guessing where rates go.' },
    { by: 'wura', text: 'How do I know if my payment is the kind that changes?' },
    { by: 'avery', answer: true, text: 'Look for “adjustable” (payment moves) or “static payment” in the contract. Or send us the page and we’ll tell you.' },
  ],
  likedBy: ['jordan', 'wura'],
}; // prettier-ignore
