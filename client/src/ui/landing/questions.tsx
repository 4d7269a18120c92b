import type { ReactNode } from 'react';
import { Accordion } from '../accordion';
import styles from './landing.module.css?sheet';

interface Props {
  title: string;
  items: readonly { question: string; answer: string }[];
}

/** The questions of a landing page, and the way back to its form. */
export const LandingQuestions = ({ title, items }: Props): ReactNode => (
  <section className={`sec ${styles.questions}`}>
    <div className={`wrap ${styles.split}`}>
      <div>
        <h2>{title}</h2>
        <a className="btn btn-c" href="#lead">
          Ask yours
        </a>
      </div>
      <Accordion name="questions" items={items} />
    </div>
  </section>
);
