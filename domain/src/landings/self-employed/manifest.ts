import type { Landing } from '../landing.js';

export const SELF_EMPLOYED: Landing = {
  title: 'Self-employed? Have your tax return read',
  description:
    'A bank reads the last line of your return. See what the same year borrows when the lines above it are read too, what stated income costs, and which documents you need.',
  service: 'Mortgage for the self-employed',
  tone: 'larch',
  legal: 'We don’t give tax advice.',
  lead: { source: 'SELF_EMPLOYED', title: 'Have yours read', submit: 'Read my return with me' },
  search: {
    title: 'Self-employed',
    text: 'Lenders that read business income properly.',
    words: 'freelance contractor business owner stated income',
  },
  inArticles: 'Self-employed mortgages',
};
