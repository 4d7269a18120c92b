import type { SettingsContent } from './section.js';

const plain = (title: string, ...paragraphs: readonly string[]) => ({ title, text: paragraphs.join('\n\n') });
const chapter = (title: string, paragraphs: readonly string[], block = '') => ({
  ...plain(title, ...paragraphs),
  block,
});

/** The first words of the privacy policy. */
export const PRIVACY_INITIAL: SettingsContent = {
  texts: { effectiveOn: '2026-11-25', agreeAgain: 'nobody', changes: 'How long we keep each kind of record.' },
  lists: {
    chapters: [
      chapter('What we collect, and why', [
        'We collect what you type into a form: your name, how to reach you, and your plans and figures. We need it to answer you and, if you ask us, to arrange a mortgage.',
        'We never ask for your social insurance number on this site. We check your credit only with your consent.',
        'When you send a form, we also record the time, the page and your network address. We use these to stop abuse.',
      ]),
      chapter('Who sees it', [
        'The brokers and staff who work on your file. A lender sees it only after you agree to apply to that lender. We never sell it.',
        'We encrypt your application details and your phone number. Each time a member of staff opens them, we record who and when.',
        'Companies that run our servers and send our email handle your data for us, under contract. Some may be outside your province. Ask us where your data is.',
      ]),
      chapter('Automated decisions', [
        'Our calculators give estimates. They don’t approve or refuse anyone. People make every decision about your file, and you can ask them for the reasons.',
      ]),
      chapter(
        'How long we keep it',
        [
          'After that we delete it, with its copies. A mortgage brokerage has to keep its files for a number of years, which each province sets. We keep a file longer only while a court or a regulator needs it.',
        ],
        'RETENTION',
      ),
      chapter(
        'Cookies and counting',
        [
          'We set no advertising cookies and load nothing from advertisers. We count visits only if you agree. When you sign in, your browser keeps your session until you log out.',
          'Until you close the tab, your browser remembers the page you landed on, the site that sent you and the campaign its link named. We keep that with what you send us.',
        ],
        'VISITS',
      ),
      chapter('Your rights', [
        'You can ask to see what we hold about you, to correct it, to get a copy you can take elsewhere, to withdraw your consent, and to delete it unless the law says we must keep it. Write to our privacy officer. We answer within 30 days, free of charge.',
        'We send marketing emails only if you ticked the box. Each one has a link that stops them right away, without signing in.',
      ]),
      chapter(
        'Who to ask',
        [
          'Not satisfied with our answer? You can complain to the Privacy Commissioner of Canada or to your province’s commissioner. In Québec that is the Commission d’accès à l’information.',
        ],
        'OFFICER',
      ),
    ],
  },
};

/** The first words of the terms of use. Legal text has no contractions. */
export const TERMS_INITIAL: SettingsContent = {
  texts: { effectiveOn: '2026-11-26', agreeAgain: 'nobody', changes: 'The first version.' },
  lists: {
    chapters: [
      plain(
        'What this site is for',
        'You can compare mortgage rates, estimate payments, book a call and send us an application. Using the site is free.',
        'We are a mortgage brokerage. We arrange mortgages between you and a lender. We do not lend.',
      ),
      plain(
        'Rates and calculators',
        'The rates on this site are offered by lenders on approved credit. A lender can change a rate until yours is held. The lender decides whether you are approved, and at which rate.',
        'Calculators give estimates from the figures you enter. They are not an offer, an approval, or legal, tax or financial advice.',
      ),
      plain(
        'What you send us',
        'Please give us complete and correct answers, and send only what you are entitled to send. A lender can refuse or end a mortgage that rests on incorrect answers.',
        'Sending an application does not oblige you to take a mortgage. It does not oblige us or a lender to offer one.',
      ),
      plain(
        'Your account',
        'Keep your password to yourself. Tell us if somebody else may have used your account. You can delete your account at any time.',
        'We can suspend an account that is used to harm others or this site.',
      ),
      plain(
        'How we are paid',
        'The lender usually pays us when your mortgage funds. If you would pay us a fee, we tell you how much in writing before you agree to it.',
      ),
      plain(
        'Comments',
        'What you write under an article is public. We remove comments that insult, advertise or tell of somebody’s private life.',
      ),
      plain(
        'The law that applies',
        'The law of your province and the federal law of Canada apply. Nothing here takes away a right that consumer protection law gives you.',
      ),
    ],
  },
};
