export const QUESTIONS = [
  {
    question: 'Should I pay more tax to get a mortgage?',
    answer:
      'Rarely. Declaring $17,500 more costs several thousand dollars in tax every year; reading the return properly often gets you the same room for nothing. We work out both before you file.',
  },
  {
    question: 'I’m incorporated. Whose income counts?',
    answer:
      'What you take out, and with some lenders what you leave in. With two years of financial statements part of the company’s profit can be added to your salary and dividends.',
  },
  {
    question: 'I’ve been on my own for eight months. Too soon?',
    answer:
      'For most banks, yes. If you do the same work you did as an employee, some lenders take it after one year, and stated income can start at twelve months of statements.',
  },
] as const;
