import type { DemoPost } from './post.js';

export const ONE_TAX_RETURN: DemoPost = {
  title: 'One tax return, three readings',
  excerpt: 'Why two lenders can look at the same year of a business and be $78,400 apart.',
  category: 'self-employed',
  tags: ['self-employed', 'qualifying'],
  cover: 'two-papers.svg',
  coverAlt: 'Two papers with lines marked by a pencil',
  by: 'marie',
  daysAgo: 33,
  content: `
<p>Your accountant works hard so that your business earns little on paper. Then you ask for a mortgage, and the paper is all the lender sees. How they read it decides what you can borrow.</p>
<h2>As filed</h2>
<p>The simplest reading takes the last line. A net income of $58,400 leads to a mortgage of about $188,600 at 4.19%.</p>
<h2>Added back</h2>
<p>Other lenders put back what took no cash out of your household: depreciation, and the share of your home that’s an office. If that’s $17,500, the income is $75,900 and the mortgage about $267,000. Same year, same return, $78,400 more.</p>
<h2>Stated</h2>
<p>With two years in business, some lenders accept an income that fits your trade and your bank statements. At $96,000 and a rate of 5.59%, with a fee of 1%, the mortgage is about $315,300. The higher rate and the fee are the price of fewer papers.</p>
<figure data-block="bars"><table><tbody><tr><th scope="row">Stated, 5.59%</th><td>$315,300</td></tr><tr><th scope="row">Added back, 4.19%</th><td>$267,000</td></tr><tr><th scope="row">As filed, 4.19%</th><td>$188,600</td></tr></tbody></table><figcaption>The most you could borrow over 25 years without insurance, where housing takes up to 35% of the income, with $350 of property tax and $125 of heating a month and no other debts.</figcaption></figure>
<h2>What to bring</h2>
<ul><li>Two years of notices of assessment, and proof that the tax is paid</li><li>Two years of business statements, or the T2125 of your return</li><li>Six months of business bank statements</li></ul>
<aside class="callout"><p><strong>Talk before you file</strong></p><p>If you plan to buy next year, tell your accountant now. A deduction that saves $3,000 of tax can cost $50,000 of mortgage.</p></aside>
<p><a href="/self-employed-mortgage">More on mortgages for the self-employed</a></p>`,
  likedBy: ['tyler'],
}; // prettier-ignore
