import { ledgerFigure } from '@brokerage/domain/forms/ledger';
import { Fragment, type ReactNode } from 'react';
import landing from '../../ui/landing/landing.module.css?sheet';
import { LandingQuestions } from '../../ui/landing/questions';
import { FootnoteMark } from '../../ui/footnote';
import type { Book, LandingContent } from './content';
import styles from './landing-page.module.css?sheet';

const BookOf = ({ book: { title, text, lines, total } }: { book: Book }): ReactNode => (
  <div className={styles.book}>
    <h3>{title}</h3>
    <p>{text}</p>
    <dl>
      {[...lines, total].map(([label, amount], index) => (
        <div key={label} className={index === lines.length ? styles.total : undefined}>
          <dt>{label}</dt>
          <dd className="num">{ledgerFigure(amount)}</dd>
        </div>
      ))}
    </dl>
  </div>
);

/** One landing page: its argument, what both ways cost, when not to, and the form beside it all. */
export function LandingPage({ content, form }: { content: LandingContent; form: ReactNode }): ReactNode {
  const { title, lead, picture, ledger, advice, questions, fine } = content;
  return (
    <>
      <section className={styles.hero}>
        <div className={`wrap ${styles.first}`}>
          <div>
            <h1>{title}</h1>
            <p className="lede">
              {lead} A licensed broker replies within 24 hours.
              <FootnoteMark note={1} />
            </p>
            {picture}
          </div>
          <div id="lead" className={styles.ask}>
            {form}
          </div>
        </div>
      </section>
      <section className={`sec ${styles.ledger}`}>
        <div className="wrap">
          <div className="sec-h">
            <h2>{ledger.title}</h2>
            <p>{ledger.lead}</p>
          </div>
          <div className={styles.books}>
            {ledger.books.map((book) => (
              <BookOf key={book.title} book={book} />
            ))}
            <p className={styles.verdict}>
              {ledger.verdict.before} <b className="num">{ledger.verdict.figure}</b> {ledger.verdict.after}
            </p>
          </div>
          <p className={landing.fine}>{fine}</p>
        </div>
      </section>
      <section className={`sec ${styles.advice}`}>
        <div className={`wrap ${landing.split}`}>
          <div>
            <h2>{advice.title}</h2>
            <p>{advice.lead}</p>
          </div>
          <dl className={styles.items}>
            {advice.items.map((item) => (
              <Fragment key={item.title}>
                <dt>{item.title}</dt>
                <dd>{item.text}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      </section>
      <LandingQuestions title="Three questions people ask" items={questions} />
    </>
  );
}
