import type { DemoPost } from './post.js';

export const HELPING_CHILDREN: DemoPost = {
  title: 'Helping your children buy: gift, loan or signature',
  excerpt: 'Each leaves a different mark on their mortgage, and on yours.',
  category: 'family',
  tags: ['down payment', 'gift', 'co-signing'],
  cover: 'ladder.svg',
  coverAlt: 'A row of town houses, and a ladder against the last one',
  by: 'marie',
  daysAgo: 44,
  content: `
<p>Parents ask us the same question in three forms. Should we give it, lend it, or sign for it? There’s no best answer. There are three prices.</p>
<h2>A gift</h2>
<p>A gift from close family counts in full towards the down payment. The lender asks for a signed letter that says it’s a gift and need not be paid back, and for proof that the money has arrived.</p>
<p>Canada has no gift tax. If you sell investments to make the gift, you may owe tax on the gain.</p>
<h2>A loan</h2>
<p>A loan isn’t a gift with patience. If it must be paid back, the payment counts among your child’s debts. At a tested rate of 5.94% over 25 years, $400 a month takes away about $62,870 of mortgage. And a borrowed down payment costs a higher insurance premium.</p>
<h2>A signature</h2>
<p>If you co-sign, your income helps them qualify. You also owe the whole mortgage, not half of it. It counts as your debt when you renew or borrow, for as long as your name is on it.</p>
<ul><li><strong>Going on title</strong> may cost your child the rebates for first-time buyers, and may cost you tax on a second property.</li><li><strong>A guarantor</strong> isn’t on title, but owes the same.</li><li><strong>Getting off again</strong> means that your child must qualify alone, often at renewal.</li></ul>
<aside class="callout"><p><strong>Write it down</strong></p><p>A page about who paid what, and what happens if the home is sold or a couple parts, costs an hour with a lawyer. It has saved families.</p></aside>
<p>Have your own lawyer look at it, not your child’s. You’re on two sides of the same paper.</p>`,
  comments: [
    { by: 'helene', text: 'We lent it “informally” and the lender found the transfers. It turned into a gift letter the same week. Wish we had read this first.' },
  ],
  likedBy: ['helene', 'wura'],
}; // prettier-ignore
