import type { SettingsContent } from './section.js';

// What the home page says until the office saves its own: sample words, to be replaced.

export const INITIAL_TESTIMONIALS: SettingsContent = {
  texts: {
    basis: 'examples',
    footnote:
      'Illustrations of files like those we handle, with invented names. Results depend on the file, the lender and the day.',
    evidenceOn: '2026-11-22',
  },
  lists: {
    testimonials: [
      {
        quote: 'Our bank offered 5.19% to renew. We had two better offers by lunch and moved without a penalty.',
        who: 'Harpreet and Dev S.',
        file: 'Burnaby, renewal',
        figure: '$412/mo',
        meaning: 'lower payment',
        province: 'BC',
        scene: 'west-coast',
      },
      {
        quote: 'I’m freelance. They knew which lenders read contract income properly and got me approved in four days.',
        who: 'Maude L.',
        file: 'Montréal, first purchase',
        figure: '4 days',
        meaning: 'to approval',
        province: 'QC',
        scene: 'montreal',
      },
      {
        quote:
          'We paid off the truck and two cards with one refinance. One payment now, and I understand every line of it.',
        who: 'The Okafor family',
        file: 'St. John’s, refinance',
        figure: '$5,840',
        meaning: 'saved in year one',
        province: 'NL',
        scene: 'st-johns',
      },
    ],
  },
};

export const INITIAL_QUESTIONS: SettingsContent = {
  texts: {},
  lists: {
    questions: [
      {
        question: 'How fast can I get pre-approved?',
        answer:
          'Most clients hear back the same day once we have proof of income, your down payment and identification. Many lenders then hold a rate for 90 to 120 days.',
      },
      {
        question: 'What does it cost to use a broker?',
        answer:
          'On most mortgages, nothing. The lender pays us when your mortgage funds. If a private or second mortgage carries a fee, you see it in writing before you sign.',
      },
      {
        question: 'Will comparing rates hurt my credit score?',
        answer:
          'No. Comparing rates and sending the short form won’t affect your credit score. We ask for your consent before any credit check.',
      },
      {
        question: 'What happens after I send the form?',
        answer:
          'You get an application number right away. A licensed broker replies within 24 hours with first questions and a plan. Nothing goes to a lender until you say so.',
      },
    ],
  },
};

export const INITIAL_CLAIMS: SettingsContent = {
  texts: {},
  lists: {
    claims: [
      {
        figure: '50+ lenders',
        text: 'compared on every file',
        footnote:
          'Banks, credit unions, trust companies, monoline and private lenders we can place a mortgage with. Not every lender serves every province or every kind of file.',
        evidenceOn: '2026-11-22',
        basis: 'lenders',
        posted: '',
        use: '',
      },
      {
        figure: 'Same day',
        text: 'pre-approval once we have your documents',
        footnote:
          'A pre-approval on the business day we receive your identification, proof of income and proof of down payment. A lender’s final approval takes longer and depends on the property.',
        evidenceOn: '2026-11-22',
        basis: '',
        posted: '',
        use: '',
      },
      {
        figure: 'Up to $6,000',
        text: 'in annual savings',
        footnote:
          'The difference in payments over a year between a 5-year fixed rate posted at 6.09% and our lowest one that needs no default insurance, on a $500,000 mortgage over 25 years. An example, not a promise. Your saving depends on your file.',
        evidenceOn: '2026-11-02',
        basis: 'saving',
        posted: '6.09',
        use: '',
      },
      {
        figure: '24 hours',
        text: 'until a licensed broker replies',
        footnote:
          'Counted from the moment your form reaches us, every day of the year, for every form on this site. A licensed broker replies by phone or email.',
        evidenceOn: '2026-11-22',
        basis: 'reply',
        posted: '',
        use: 'reply',
      },
    ],
  },
};
