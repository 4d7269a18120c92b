import type { ReactNode } from 'react';
import { useSite } from '../features/site/settings';
import type { HeadOf } from '../lib/head';
import { PageHead } from '../ui/page-head';

export const head: HeadOf = () => ({
  title: 'Privacy',
  description: 'What we collect, why, who sees it, how long we keep it, and how to have it corrected or deleted.',
});

const CHAPTERS = [
  {
    title: 'What we collect, and why',
    text: [
      'What you write into a form: your name, how to reach you, and the figures of your plans. We need it to answer you and, if you ask us to, to arrange a mortgage.',
      'We never ask for your social insurance number on this site, and we check your credit only with your consent.',
    ],
  },
  {
    title: 'Who sees it',
    text: [
      'The brokers and staff who work on your file. A lender sees it only once you have agreed to the application to that lender. We do not sell it.',
      'The details of your application and your telephone number are kept encrypted, and each time a member of our staff opens them is recorded.',
    ],
  },
  {
    title: 'How long we keep it',
    text: [
      'An application that is not funded: 12 months. A message or a question: 24 months. An unfinished form: 90 days. A letter about work: 12 months. Funded mortgages are kept as long as the law on brokerages asks.',
    ],
  },
  {
    title: 'Cookies and counting',
    text: [
      'This site sets no cookie for advertising and loads nothing from other companies. If you sign in, your session is kept in your browser until you log out.',
    ],
  },
  {
    title: 'Your rights',
    text: [
      'You may see what we hold about you, have it corrected, take your consent back and have it deleted where the law does not oblige us to keep it. Marketing e-mail is sent only if you ticked its box, and stops when you say so.',
    ],
  },
] as const;

export default function PrivacyPage(): ReactNode {
  const { site, brand } = useSite();
  return (
    <>
      <PageHead title="Privacy" lead={`What ${brand} does with what you tell us, in plain words.`} />
      <section className="sec">
        <div className="wrap prose">
          {CHAPTERS.map(({ title, text }) => (
            <section key={title}>
              <h2>{title}</h2>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          {site && (
            <section>
              <h2>Who to ask</h2>
              <p>
                Our privacy officer is {site.privacyOfficer}. Write to <a href={`mailto:${site.email}`}>{site.email}</a>{' '}
                or to {site.legalName}, {site.addresses[0]}. If our answer does not satisfy you, you may turn to the
                Privacy Commissioner of Canada or of your province.
              </p>
            </section>
          )}
        </div>
      </section>
    </>
  );
}
