export const QUESTIONS = [
  {
    question: 'Who lends the money?',
    answer:
      'Mortgage investment companies and individuals who lend against the property first and the income second. We check each lender’s licence, commitment and lawyer, and you see the lender’s name before you pay for an appraisal.',
  },
  {
    question: 'What if the year is over and no bank says yes?',
    answer:
      'The lender may renew, for a fee and at its own rate, or ask for its money. That is why we agree on the way back before you sign, check it every three months with you, and start with the banks four months before the end.',
  },
  {
    question: 'Does it repair my credit?',
    answer:
      'Only if it is reported, and many private lenders don’t report. What repairs it is what the money pays off, two cards used below a third of their limits, and nothing late for twelve months.',
  },
  {
    question: 'What do you earn on this?',
    answer:
      'A broker fee from you, in writing before you sign and paid from the mortgage when it closes. It is in the figures above. If a bank would take you today, we tell you, and the bank pays us instead.',
  },
] as const;
