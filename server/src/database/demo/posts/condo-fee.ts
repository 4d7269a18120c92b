import type { DemoPost } from './post.js';

export const CONDO_FEE: DemoPost = {
  title: 'Half your condo fee counts against you',
  excerpt: 'A $600 fee takes $300 out of the room for your payment. What to do about it before you offer.',
  category: 'first-home',
  tags: ['condo', 'qualifying', 'first home'],
  cover: 'towers.svg',
  coverAlt: 'Condo towers with lit windows under a pale moon',
  by: 'jonah',
  daysAgo: 38,
  content: `
<p>Two condos cost the same. One has a fee of $300, the other of $900. You may be approved for the first and refused for the second, and nobody tells you why.</p>
<h2>How lenders count it</h2>
<p>Half of the fee is treated as a housing cost, beside the payment, the tax and the heat. The other half is taken to pay for things that a house costs too.</p>
<p>A fee of $600 takes $300 a month. At a tested rate of 5.94% over 25 years, $300 a month carries about $47,150 of mortgage. That’s what the fee takes from the price you can pay.</p>
<figure data-block="bars"><table><tbody><tr><th scope="row">Fee of $900</th><td>$70,730</td></tr><tr><th scope="row">Fee of $600</th><td>$47,150</td></tr><tr><th scope="row">Fee of $300</th><td>$23,580</td></tr></tbody></table><figcaption>Mortgage that the fee takes away, tested at 5.94% over 25 years.</figcaption></figure>
<h2>A low fee isn’t always a good one</h2>
<p>Fees pay for the roof, the elevators and the reserve fund. If they’re too low, a special assessment makes up for it, and that comes in one bill. Read the status certificate, or in Québec the certificate of the syndicate, before the conditions end.</p>
<h2>What to do</h2>
<ol><li>Ask for the fee and what it includes. Where it pays for heat, your lender shouldn’t count heating again.</li><li>Give your broker the fee of each unit you’re serious about, not only its price.</li><li>Ask about parking and lockers: they may have fees of their own.</li></ol>`,
  comments: [{ by: 'wura', text: 'Heat was included in ours and the first lender still added $100 for it. Getting that fixed was worth $15,000 of mortgage.' }],
  likedBy: ['wura', 'jordan'],
}; // prettier-ignore
