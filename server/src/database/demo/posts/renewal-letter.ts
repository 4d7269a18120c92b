import type { DemoPost } from './post.js';

export const RENEWAL_LETTER: DemoPost = {
  title: 'Your renewal letter is an opening offer',
  excerpt:
    'Most people sign it. On $420,000, the difference between the letter and the market is $187.70 a month, and one phone call.',
  category: 'renewal',
  tags: ['renewal', 'switching', 'fixed rate'],
  cover: 'letterbox.svg',
  coverAlt: 'A letter in an open mailbox, in front of a house in the sun',
  by: 'avery',
  daysAgo: 2,
  content: `
<p>Some months before your term ends, your lender writes to you. The letter is friendly. It has a rate, a payment and a line for your signature. Nothing about it looks like a negotiation.</p>
<p>Read it as an offer. The rate in the letter is the one your lender hopes you’ll accept without asking. Ask, and there’s often another.</p>
<h2>What the letter leaves out</h2>
<p>It doesn’t say what the same lender offers a new client this morning. It doesn’t say what the others offer. And it seldom says that, for a straight switch from one bank to another, you don’t have to pass the stress test again.</p>
<aside class="note"><p><strong>A straight switch</strong> keeps the balance and the years left, and only changes the lender. Add $10,000 for a roof and it’s a refinance: the stress test is back.</p></aside>
<h2>What 0.85 of a point costs</h2>
<p>Say you owe $420,000 with 20 years left. The letter offers 4.79%, and another lender 3.94%. Today’s own rates stand below. The payment falls from $2,712.51 to $2,524.81: $187.70 every month.</p>
<figure data-block="bars"><table><tbody><tr><th scope="row">The letter, 4.79%</th><td>$91,642</td></tr><tr><th scope="row">Another lender, 3.94%</th><td>$74,959</td></tr></tbody></table><figcaption>Interest over five years on $420,000 with 20 years left. Fixed, compounded semi-annually.</figcaption></figure>
<p>Because more of each payment now goes to the principal, you’d also owe $5,420 less when the next letter comes: $343,471 against $348,891.</p>
<figure data-block="rates" data-term="5" data-amount="420000" data-years="20"><p><a href="/rates">See today’s five-year rates</a></p></figure>
<h2>What to ask for</h2>
<ol><li><strong>The rate for a new client.</strong> Ask your lender for it by name. They may match it to keep you.</li><li><strong>The same date, another lender.</strong> On the day the term ends you owe no penalty, and many lenders pay the legal and appraisal costs of a switch.</li><li><strong>The fine print.</strong> How much you may prepay each year, how a penalty is worked out, whether you can take the mortgage to another home.</li></ol>
<aside class="callout"><p><strong>Start 120 days before</strong></p><p>Most lenders hold a rate for 90 to 120 days. If rates fall in the meantime, most give you the lower one: ask yours. If they rise, you’re covered.</p></aside>
<h2>When to just sign</h2>
<p>If you’ll sell within the year, a short open term from your own lender may beat any switch. If you owe little, the saving may not pay for the paperwork. And if your income has just fallen, a lender who doesn’t ask for new papers is worth something.</p>`,
  comments: [
    { by: 'helene', text: 'I called with this page open. They dropped from 4.89 to 4.29 in six minutes, then to 4.14 when I said I’d think about it.' },
    { by: 'tyler', text: 'Does the switch rule hold if I’m still insured from when I bought with 10% down?' },
    { by: 'avery', answer: true, text: 'Yes. Insured mortgages have switched without a new test since 2024, as long as nothing else changes. Bring the letter.' },
    { by: 'wura', text: 'Worth adding: ask for the discharge fee in writing. Mine was $350.' },
  ],
  likedBy: ['jordan', 'helene', 'tyler', 'wura'],
}; // prettier-ignore
