import type { ReactNode } from 'react';
import type { Answers } from '@brokerage/domain/application/parts';
import type { SectionStanding } from '@brokerage/domain/application/standing';
import { Picture } from '../../illustrations/picture';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { sectionAddress } from './addresses';
import { aboutMinutes } from '@brokerage/domain/application/minutes';
import { answersToGo, inAList, isFinished, minutesLeft } from './steps';
import styles from './tasks.module.css?sheet';

const HOUSES = [
  'bungalow',
  'gable',
  'row',
  'modern',
  'triplex',
  'vancouver-special',
  'gable-pair',
  'bungalow',
] as const;
const HOUSE_WIDTH = 116;

function lineAbout(step: SectionStanding): string {
  const { problems, missing, section, state } = step;
  if (problems[0]) return problems[0].message;
  return state === 'not_started' ? section.intro : `${answersToGo(missing.length)}: ${inAList(missing)}.`;
}

interface Props {
  steps: readonly SectionStanding[];
  answers: Answers;
  /** Where to go on; nowhere when everything is done */
  at: SectionStanding | undefined;
  started: boolean;
}

/** Where to go on. Each finished part lights a house of the street. */
export function Resume({ steps, answers, at, started }: Props): ReactNode {
  const done = steps.filter(isFinished).length;
  const minutes = aboutMinutes(steps.reduce((sum, step) => sum + minutesLeft(step, answers), 0));
  const number = at ? steps.indexOf(at) + 1 : 0;
  return (
    <section className={`${styles.resume} on-brand`} aria-labelledby="resume-title">
      <div className={styles.resumeText}>
        <div>
          <p className={styles.over}>{started ? 'Pick up where you left off' : 'Start here'}</p>
          <h2 id="resume-title">
            {at ? `Step ${number} of ${steps.length}: ${at.section.title}` : 'Check your answers and send'}
          </h2>
          <p>{at ? lineAbout(at) : 'Every part is done. Look it over once, then send it.'}</p>
        </div>
        <ButtonLink to={sectionAddress(at ? at.section.name : 'check')}>
          {started ? 'Continue' : 'Start'} <Icon name="arrow-right" />
        </ButtonLink>
      </div>
      <ul className={styles.street} aria-hidden="true">
        {steps.map(({ section, state }, index) => (
          <li key={section.name} data-state={state}>
            {(state === 'in_progress' || state === 'needs_a_look') && <b />}
            <Picture name={HOUSES[index] ?? 'bungalow'} width={HOUSE_WIDTH} />
          </li>
        ))}
      </ul>
      <div className={styles.resumeFoot}>
        <span>
          <strong>
            {done} of {steps.length} parts done.
          </strong>{' '}
          Each one lights a house.
        </span>
        {minutes > 0 && (
          <span>
            <strong>
              About {minutes} {minutes === 1 ? 'minute' : 'minutes'}
            </strong>{' '}
            left
          </span>
        )}
      </div>
    </section>
  );
}
