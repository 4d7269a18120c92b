import type { DemoPost } from './post.js';

export const STRESS_TEST: DemoPost = {
  title: 'The stress test, in plain words',
  excerpt: 'A 3.94% mortgage is tested at 5.94%. What that does to the price you can pay, and when it doesn’t apply.',
  category: 'rules',
  tags: ['stress test', 'qualifying'],
  cover: 'tested-house.svg',
  coverAlt: 'A brick house that stands in a strong wind',
  by: 'morgan',
  daysAgo: 18,
  content: `
<p>Federally regulated lenders must ask whether you could still pay if rates were higher. They don’t test the payment you’ll make. They test a higher one.</p>
<h2>The rule</h2>
<p>The rate of the test is your own rate plus 2 points, and never less than 5.25%. So a 3.94% mortgage is tested at 5.94%. On $400,000 over 25 years you’d pay $2,091.09 a month, and must show room for $2,544.98.</p>
<h2>Room, measured two ways</h2>
<ul><li><strong>Housing costs</strong> over income: the tested payment, property tax, heating and half of a condo fee. For insured mortgages the limit is 39%.</li><li><strong>All debts</strong> over income: the same, plus car loans, cards and lines of credit. The limit is 44%.</li></ul>
<p>A car payment of $450 takes room as surely as a smaller salary would. Paying it off before you apply is often the cheapest way to a larger mortgage.</p>
<h2>When there’s no test</h2>
<p>If you move your mortgage as it is from one federally regulated lender, such as a bank, to another, with the same balance and the same years left, you don’t have to pass it again. A credit union that your province regulates may use a rule of its own.</p>
<aside class="note"><p>If you’ve been refused by one lender, you haven’t been refused by all. The test’s rate is the same. What counts as income isn’t.</p></aside>
<figure data-block="calculator"><p><a href="/calculator/affordability">See what you can afford</a></p></figure>`,
  likedBy: ['wura'],
}; // prettier-ignore
