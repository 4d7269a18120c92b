export const QUESTIONS = [
  {
    question: 'Do you pay referral fees?',
    answer:
      'Not for a name and a number. Where a province allows a fee between licensees, it is disclosed to the client in writing first. Most realtors we work with want calls returned and closings on time instead.',
  },
  {
    question: 'What if my client already has a bank?',
    answer:
      'Good: then they have an offer to beat. We compare it with what we can place and say so when the bank’s is better. Your client stays your client either way.',
  },
  {
    question: 'Can I have a copy of the pre-approval?',
    answer:
      'Your client can give it to you; we can’t. We tell you that it stands, to which price you may show and until when, once your client has agreed to that in writing.',
  },
] as const;
