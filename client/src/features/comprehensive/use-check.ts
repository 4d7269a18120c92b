import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Answers } from '@brokerage/domain/application/parts';
import { applicationProblems, type Problem, type SectionStanding } from '@brokerage/domain/application/standing';
import { questionsIn, rootScope } from '@brokerage/domain/application/walk';
import { COMPREHENSIVE_SUCCESS, sectionAddress, type Arrival } from './addresses';
import { people, type PersonLines } from './check-lines';
import { questionSteps } from './steps';
import { useSubmitApplication, type Submission } from './use-submit';

export interface Check extends Pick<Submission, 'sending' | 'failure'> {
  steps: readonly SectionStanding[];
  everybody: readonly PersonLines[];
  /** Each press of the button is another one */
  attempt: number;
  problems: readonly Problem[];
  /** What is wrong with an answer, once somebody tried to send */
  wrong: (name: string) => string | undefined;
  /** To the box on this page, or to the section the answer belongs to */
  lead: (name: string) => void;
  submit: (event: SyntheticEvent) => Promise<void>;
}

/** An application before it is sent: what is wrong with it, the way to each answer, and the submit. */
export function useCheck(values: Answers): Check {
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const { send, sending, failure, refusals } = useSubmitApplication(values);
  const steps = questionSteps(values);
  const everybody = people(values);
  const problems = [
    ...refusals,
    ...applicationProblems(values).filter(
      ({ place }) => !refusals.some((refusal) => refusal.place.join('.') === place.join('.')),
    ),
  ];

  function lead(name: string): void {
    const here = document.getElementById(name);
    const line = everybody.flatMap(({ lines }) => lines).find(({ place }) => place === name);
    const state: Arrival = { back: 'check', place: name };
    const section =
      line?.section ??
      // of what the server alone refused, which may be a list, this page knows no problem
      steps.find(({ section: { parts }, problems: own }) =>
        [...own.map(({ place }) => place), ...questionsIn(parts, rootScope(values)).map(({ path }) => path)].some(
          (place) => `${place.join('.')}.`.startsWith(`${name}.`),
        ),
      )?.section.name;
    if (here) here.focus();
    else if (section) void navigate(sectionAddress(section), { state });
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (sending) return;
    setAttempt(attempt + 1);
    if (applicationProblems(values).length > 0) return;
    // replaced, so that Back leads to what was before the form and never sends it again
    if (await send(values)) void navigate(COMPREHENSIVE_SUCCESS, { replace: true });
  }

  return {
    steps,
    everybody,
    attempt,
    problems,
    wrong: (name) => (attempt > 0 ? problems.find(({ place }) => place.join('.') === name)?.message : undefined),
    lead,
    submit,
    sending,
    failure,
  };
}
