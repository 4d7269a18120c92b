import { Formik, useFormikContext } from 'formik';
import { use, useRef, useState, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { Answers } from '@brokerage/domain/application/parts';
import { isSectionName, SECTIONS, sectionsFor } from '@brokerage/domain/application/sections';
import { forgetSent, useSent } from '../../lib/sent';
import { latePart } from '../../ui/late/late-part';
import { Loading } from '../../ui/loading';
import { sectionAddress } from './addresses';
import { FORM_ID } from './draft';
import { DraftContext } from './draft-context';
import { Step } from './step';
import { errorsOf, questionSteps, resumeAt } from './steps';
import { Tasks } from './tasks';
import { useAnswers } from './use-answers';
import { ShownPage } from './use-page-focus';

/** Seen once, at the end: what they need comes then. */
const CheckAnswers = latePart(async () => (await import('./check')).CheckAnswers, {
  waiting: <Loading />,
  what: 'This page',
});

const AlreadySent = latePart(async () => (await import('./already-sent')).AlreadySent, {
  waiting: <Loading />,
  what: 'This page',
});

function Pages(): ReactNode {
  const { values } = useFormikContext<Answers>();
  const { conflict } = use(DraftContext);
  const [search] = useSearchParams();
  const asked = search.get('section');
  const name = isSectionName(asked) ? asked : undefined;
  const { hydrated, ready, complete, last } = useAnswers(name);
  const remembered = useSent(FORM_ID);
  const [forgotten, setForgotten] = useState(false);
  const shown = useRef<string>(name ?? '');
  const section = SECTIONS.find((known) => known.name === name);
  if (ready && remembered && !forgotten && Object.keys(values).length === 0) {
    return (
      <AlreadySent
        sent={remembered}
        again={() => {
          forgetSent(FORM_ID);
          setForgotten(true);
        }}
      />
    );
  }
  if (ready && complete && section && !sectionsFor(values).includes(section)) {
    const open = resumeAt(questionSteps(values), undefined);
    return <Navigate replace to={sectionAddress(open ? open.section.name : 'check')} />;
  }
  const page = (): ReactNode => {
    if (conflict) return conflict;
    if (!section) return <Tasks last={last} />;
    if (section.name !== 'check')
      return <Step key={section.name} complete={ready && complete} {...{ section, hydrated }} />;
    return <CheckAnswers hydrated={hydrated} />;
  };
  return <ShownPage value={shown}>{page()}</ShownPage>;
}

/** The whole application is one form; each address shows one topic of it. */
export const ApplicationForm = (): ReactNode => (
  <Formik<Answers> initialValues={{}} validate={errorsOf} onSubmit={() => undefined}>
    <Pages />
  </Formik>
);
