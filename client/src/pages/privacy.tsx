import type { ReactNode } from 'react';
import { useSite } from '../features/site/settings';
import type { HeadOf } from '../lib/head';
import { PageHead } from '../ui/page-head';

export const head: HeadOf = () => ({
  title: 'Privacy',
  description: 'What we collect, why, who sees it, how long we keep it, and how to have it corrected or deleted.',
});

const KEPT = [
  ['A form you began and did not send', '90 days'],
  ['A message, a question or a booked call', '24 months'],
  ['An application that is not funded', '12 months'],
  ['A letter or résumé about work', '12 months'],
  ['A funded mortgage', 'As long as the law on brokerages asks'],
  ['The record that you agreed to something', 'As long as we must be able to prove it'],
] as const;

interface Chapter {
  id: string;
  title: string;
  text: readonly string[];
}

const BEFORE: readonly Chapter[] = [
  {
    id: 'collect',
    title: 'What we collect, and why',
    text: [
      'What you write into a form: your name, how to reach you, and the figures of your plans. We need it to answer you and, if you ask us to, to arrange a mortgage.',
      'We never ask for your social insurance number on this site, and we check your credit only with your consent.',
    ],
  },
  {
    id: 'sees',
    title: 'Who sees it',
    text: [
      'The brokers and staff who work on your file. A lender sees it only once you have agreed to the application to that lender. We do not sell it.',
      'The details of your application and your telephone number are kept encrypted, and each time a member of our staff opens them is recorded.',
    ],
  },
];

const AFTER: readonly Chapter[] = [
  {
    id: 'cookies',
    title: 'Cookies and counting',
    text: [
      'This site sets no cookie for advertising and loads nothing from other companies. Visits are counted only if you agree to it. If you sign in, your session is kept in your browser until you log out.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    text: [
      'You may see what we hold about you, have it corrected, take your consent back and have it deleted where the law does not oblige us to keep it. Ask the privacy officer; the answer comes within 30 days and costs nothing.',
      'Marketing e-mail is sent only if you ticked its box. Every one of them carries a link that stops it at once, without signing in.',
    ],
  },
];

function Text({ chapters }: { chapters: readonly Chapter[] }): ReactNode {
  return chapters.map(({ id, title, text }) => (
    <section key={id} id={id}>
      <h2>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ));
}

const CONTENTS = [
  ...BEFORE,
  { id: 'long', title: 'How long we keep it' },
  ...AFTER,
  { id: 'officer', title: 'Who to ask' },
] as const;

export default function PrivacyPage(): ReactNode {
  const { site, brand } = useSite();
  return (
    <>
      <PageHead
        title="Privacy"
        lead={`What ${brand} does with what you tell us, in plain words.`}
        picture="head-privacy"
      />
      <section className="sec">
        <div className="wrap faq">
          <nav className="toc" aria-label="On this page">
            <h2>On this page</h2>
            <ul>
              {CONTENTS.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="prose">
            <Text chapters={BEFORE} />
            <section id="long">
              <h2>How long we keep it</h2>
              <table className="plain-table">
                <thead>
                  <tr>
                    <th scope="col">What</th>
                    <th scope="col">How long</th>
                  </tr>
                </thead>
                <tbody>
                  {KEPT.map(([what, time]) => (
                    <tr key={what}>
                      <th scope="row">{what}</th>
                      <td className="num">{time}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <p>After that it is deleted, and so are its copies.</p>
            </section>
            <Text chapters={AFTER} />
            <section id="officer">
              <h2>Who to ask</h2>
              {site ? (
                <p>
                  Our privacy officer is {site.privacyOfficer}. Write to{' '}
                  <a href={`mailto:${site.email}?subject=Privacy`}>{site.email}</a> or to {site.legalName},{' '}
                  {site.addresses[0]}.
                </p>
              ) : (
                <p>Our privacy officer, at the office.</p>
              )}
              <p>
                If our answer does not satisfy you, you may turn to the Privacy Commissioner of Canada or to the
                commissioner of your province.
              </p>
            </section>
          </div>
        </div>
      </section>
    </>
  );
}
