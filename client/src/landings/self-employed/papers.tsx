import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './story.module.css?sheet';

interface Paper {
  title: string;
  text: string;
  time: string;
}

const NOTICES: Paper = {
  title: 'Notices of assessment, last two years',
  text: 'CRA My Account → Tax returns. They show you owe nothing.',
  time: '2 minutes',
};
const DOWN: Paper = {
  title: 'Down payment, 90 days',
  text: 'The account it sits in, and where it came from.',
  time: '5 minutes',
};

/** What a lender asks for differs by how the income is earned. */
const WAYS: readonly { name: string; lead: string; papers: readonly Paper[] }[] = [
  {
    name: 'On my own',
    lead: 'Five documents for most files. You already have four; your accountant has the fifth.',
    papers: [
      NOTICES,
      {
        title: 'T1 General with the business statement',
        text: 'The whole return, not the summary: the lines above the last one are in it.',
        time: 'Ask your accountant',
      },
      {
        title: 'Business bank statements, 6 to 12 months',
        text: 'PDF from your bank. For stated income, twelve.',
        time: '5 minutes',
      },
      {
        title: 'Proof the business exists',
        text: 'GST/HST number, licence or registration. Older than two years is best.',
        time: '2 minutes',
      },
      DOWN,
    ],
  },
  {
    name: 'Corporation',
    lead: 'The company files its own return, so there are two sets of papers: yours and its.',
    papers: [
      NOTICES,
      {
        title: 'Financial statements, last two years',
        text: 'Prepared by an accountant. Retained earnings and depreciation are in the notes.',
        time: 'Ask your accountant',
      },
      {
        title: 'T2 corporate returns',
        text: 'With schedules 100 and 125, and no balance owing.',
        time: 'Ask your accountant',
      },
      {
        title: 'Articles and who owns what',
        text: 'Your share decides how much of the profit counts.',
        time: '5 minutes',
      },
      { title: 'T4 and T5 slips', text: 'Salary and dividends you paid yourself.', time: '2 minutes' },
      DOWN,
    ],
  },
  {
    name: 'Commission',
    lead: 'Two years are averaged. A good last month does not carry a slow year.',
    papers: [
      NOTICES,
      {
        title: 'T4 or T4A slips, two years',
        text: 'All payers, with the commission in its own box.',
        time: '2 minutes',
      },
      {
        title: 'Letter from who pays you',
        text: 'Since when, how you are paid, and what is guaranteed.',
        time: 'A day or two',
      },
      {
        title: 'Pay statements, year to date',
        text: 'They show whether this year keeps up with the last two.',
        time: '5 minutes',
      },
      DOWN,
    ],
  },
];

const ACCENTS = ['#d1543f', '#e79b13', '#4c97b8', '#3a9079', '#6b4a86'] as const;

const Sheet = ({ accent }: { accent: string }): ReactNode => (
  <svg width="40" height="48" viewBox="0 0 40 48" aria-hidden="true">
    <path d="M4 2h22l10 10v34H4Z" fill="#fff" />
    <path d="M26 2v10h10Z" fill="#9accba" />
    <path d="M10 18h20v4H10Z" fill={accent} />
    <path d="M10 27h18v3H10Zm0 7h14v3H10Z" fill="#c6e2d7" />
  </svg>
);

/** What to have ready, by how one earns. */
export function Papers(): ReactNode {
  const [open, setOpen] = useState(0);
  const id = useId();
  const way = WAYS[open] ?? WAYS[0];
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? WAYS.length - 1
          : step && (open + step + WAYS.length) % WAYS.length;
    if (next === undefined) return;
    event.preventDefault();
    setOpen(next);
    document.getElementById(`${id}tab${next}`)?.focus();
  }
  return (
    <section className={`sec on-brand ${styles.docs}`}>
      <div className={`wrap ${styles.docsIn}`}>
        <div>
          <h2>What to have ready</h2>
          <p className="lede">{way?.lead}</p>
          <div className={styles.tabs} role="tablist" aria-label="How you earn">
            {WAYS.map(({ name }, index) => (
              <button
                key={name}
                type="button"
                role="tab"
                id={`${id}tab${index}`}
                aria-selected={index === open}
                aria-controls={`${id}papers`}
                tabIndex={index === open ? 0 : -1}
                onClick={() => setOpen(index)}
                onKeyDown={onKeyDown}
              >
                {name}
              </button>
            ))}
          </div>
        </div>
        <div role="tabpanel" id={`${id}papers`} aria-labelledby={`${id}tab${open}`}>
          <ul>
            {way?.papers.map(({ title, text, time }, index) => (
              <li key={title}>
                <Sheet accent={ACCENTS[index % ACCENTS.length] ?? ACCENTS[0]} />
                <div>
                  <b>{title}</b>
                  <span>{text}</span>
                </div>
                <em>{time}</em>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
