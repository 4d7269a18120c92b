export interface Chapter {
  id: string;
  title: string;
  text: readonly string[];
}

export const BEFORE_PERIODS: readonly Chapter[] = [
  {
    id: 'collect',
    title: 'What we collect, and why',
    text: [
      'We collect what you type into a form: your name, how to reach you, and your plans and figures. We need it to answer you and, if you ask us, to arrange a mortgage.',
      'We never ask for your social insurance number on this site. We check your credit only with your consent.',
      'When you send a form, we also record the time, the page and your network address. We use these to stop abuse.',
    ],
  },
  {
    id: 'sees',
    title: 'Who sees it',
    text: [
      'The brokers and staff who work on your file. A lender sees it only after you agree to apply to that lender. We never sell it.',
      'We encrypt your application details and your phone number. Each time a member of staff opens them, we record who and when.',
      'Companies that run our servers and send our email handle your data for us, under contract. Some may be outside your province. Ask us where your data is.',
    ],
  },
  {
    id: 'decisions',
    title: 'Automated decisions',
    text: [
      'Our calculators give estimates. They don’t approve or refuse anyone. People make every decision about your file, and you can ask them for the reasons.',
    ],
  },
];

export const AFTER_PERIODS: readonly Chapter[] = [
  {
    id: 'cookies',
    title: 'Cookies and counting',
    text: [
      'We set no advertising cookies and load nothing from advertisers. We count visits only if you agree. When you sign in, your browser keeps your session until you log out.',
      'Until you close the tab, your browser remembers the page you landed on, the site that sent you and the campaign its link named. We keep that with what you send us.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    text: [
      'You can ask to see what we hold about you, to correct it, to get a copy you can take elsewhere, to withdraw your consent, and to delete it unless the law says we must keep it. Write to our privacy officer. We answer within 30 days, free of charge.',
      'We send marketing emails only if you ticked the box. Each one has a link that stops them right away, without signing in.',
    ],
  },
];
