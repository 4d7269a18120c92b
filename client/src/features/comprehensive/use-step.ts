import { setIn, useFormikContext } from 'formik';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Answers, Section } from '@brokerage/domain/application/parts';
import { sectionStanding, type Problem, type SectionStanding } from '@brokerage/domain/application/standing';
import type { Revealed } from '../../ui/form/use-rows';
import { sectionAddress, type Arrival } from './addresses';
import { questionSteps, toMend } from './steps';

const isList = (name: string): HTMLElement | null => document.getElementById(`${name}-add`);

/** To the field, or to the button that adds to a list. */
function focusOn(name: string): void {
  (document.getElementById(name) ?? isList(name))?.focus();
}

export interface StepState {
  steps: readonly SectionStanding[];
  /** Where this one stands among them, from one */
  number: number;
  before: SectionStanding | undefined;
  after: SectionStanding | undefined;
  standing: SectionStanding;
  /** What stood in the way when the button was pressed, and still does: what is added later is left in peace until the next press */
  mend: readonly Problem[];
  /** Each press of the button is another one */
  attempt: number;
  revealed: Revealed | undefined;
  lead: (place: string) => void;
  submit: (event: SyntheticEvent) => void;
}

/** A section of the application among the others, and the way on once it is finished. */
export function useStep(section: Section): StepState {
  const { values, touched, setTouched } = useFormikContext<Answers>();
  const navigate = useNavigate();
  const arrival = useLocation().state as Arrival | null;
  const [attempt, setAttempt] = useState(0);
  const [listed, setListed] = useState<readonly string[]>([]);
  const [revealed, setRevealed] = useState<Revealed | undefined>(
    arrival?.place === undefined ? undefined : { place: arrival.place },
  );
  const standing = sectionStanding(section, values);
  const open = toMend(standing, values);
  const mend = open.filter(({ place }) => listed.includes(place.join('.')));
  const steps = questionSteps(values);
  const number = steps.findIndex(({ section: { name } }) => name === section.name) + 1;
  const [before, after] = [steps[number - 2], steps[number]];

  useEffect(() => {
    if (revealed) focusOn(revealed.place);
  }, [revealed]);

  function show(problems: readonly Problem[]): void {
    const names = problems.map(({ place }) => place.join('.'));
    const marked = names
      .filter((name) => isList(name) === null)
      .reduce<object>((all, name) => setIn(all, name, true) as object, touched);
    void setTouched(marked, false);
    setListed(names);
    setAttempt(attempt + 1);
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (open.length > 0) show(open);
    else if (arrival?.back === 'check') void navigate(sectionAddress('check'));
    else void navigate(after ? sectionAddress(after.section.name) : sectionAddress('check'));
  }

  const lead = (place: string): void => setRevealed({ place });
  return { steps, number, before, after, standing, mend, attempt, revealed, lead, submit };
}
