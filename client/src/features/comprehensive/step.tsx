import { useFormikContext } from 'formik';
import { ArrowLeft } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { Link } from '../../ui/link';
import type { Answers, Section } from '@brokerage/domain/application/parts';
import { rootScope } from '@brokerage/domain/application/walk';
import { paths } from '../../lib/paths';
import { tellLater } from '../../lib/scenario/tell-later';
import { SCENARIO_KEY, tabKeeps } from '../../lib/tab-storage';
import { Button } from '../../ui/button';
import { ErrorList } from '../../ui/form/error-summary';
import { NeedsScripts } from '../../ui/form/needs-scripts';
import { typedInto } from '../../ui/form/typed-into';
import { RevealedContext } from '../../ui/form/use-rows';
import { latePart } from '../../ui/late/late-part';
import { PageStyles } from '../../ui/page-styles';
import { href as partStyles } from '../../ui/form/parts.module.css?sheet';
import { href as rowStyles } from '../../ui/form/rows.module.css?sheet';
import { href as typedStyles } from '../../ui/form/typed.module.css?sheet';
import { sectionAddress } from './addresses';
import barStyles from './bar.module.css?sheet';
import boxStyles from './box.module.css?sheet';
import { FORM_ID } from './draft';
import { DraftContext } from './draft-context';
import { Figures } from './figures-later';
import { FormBar } from './form-bar';
import { StillNeeded, WhyWeAsk } from './help';
import { Parts } from './parts';
import { answersToGo, isFinished } from './steps';
import styles, { href } from './step.module.css?sheet';
import { usePageFocus } from './use-page-focus';
import { useStep, type StepState } from './use-step';

const ToldOffer = latePart(async () => (await import('./told-offer')).ToldOffer);

interface Props {
  section: Section;
  hydrated: boolean;
  /** It is known which answers there are */
  complete: boolean;
}

/** One topic of the application. Leaving it keeps what is there; only "Save and continue" asks for all of it. */
export function Step({ section, hydrated, complete }: Props): ReactNode {
  const { values } = useFormikContext<Answers>();
  const { notes } = use(DraftContext);
  const step = useStep(section);
  const { steps, number, standing, mend, lead } = step;
  const where = `Step ${number} of ${steps.length}`;
  usePageFocus(section.name, `${section.title}, s${where.slice(1)}`);

  const help = (
    <>
      {mend.length === 0 && <StillNeeded missing={standing.missing} lead={lead} />}
      <Figures answers={values} look="card" />
      {section.why && <WhyWeAsk why={section.why} />}
    </>
  );
  return (
    <>
      {/* all at the start: an answer that shows a new question must not wait for its styles */}
      {[href, partStyles, rowStyles, typedStyles].map((sheet) => (
        <PageStyles key={sheet} href={sheet} />
      ))}
      <FormBar
        title={where}
        more={`: ${section.title}`}
        segments={steps.map((each, index) => (index === number - 1 ? 'here' : isFinished(each) ? 'done' : 'open'))}
      />
      <div className={`wrap ${styles.step}`}>
        <div>
          {notes}
          <div className={barStyles.head}>
            <h1 tabIndex={-1}>
              <span className="sr-text">{where}: </span>
              {section.title}
            </h1>
            <p>
              About {section.minutes} {section.minutes === 1 ? 'minute' : 'minutes'}. {section.intro}
            </p>
          </div>
          <details className={styles.peek}>
            <summary>
              <span>
                <b>
                  <Figures answers={values} look="line" />
                </b>
                <small>{standing.missing.length > 0 ? answersToGo(standing.missing.length) : 'All answered'}</small>
              </span>
              <span>Details</span>
            </summary>
            <div className={styles.peekIn}>{help}</div>
          </details>
          {complete && section.name === 'plans' && tabKeeps(SCENARIO_KEY) && <ToldOffer />}
          <StepForm section={section} hydrated={hydrated} step={step} />
        </div>
        <aside className={`${styles.rail} ${styles.side}`} aria-label="Help with this part">
          {help}
        </aside>
      </div>
    </>
  );
}

interface FormProps extends Pick<Props, 'section' | 'hydrated'> {
  step: StepState;
}

/** The questions of the topic, and the way on. */
function StepForm({ section, hydrated, step }: FormProps): ReactNode {
  const { values } = useFormikContext<Answers>();
  const { before, after, standing, mend, attempt, revealed, lead, submit } = step;
  const ofList = (name: string): string | undefined => mend.find(({ place }) => place.join('.') === name)?.message;
  return (
    <form
      id={FORM_ID}
      className={styles.form}
      method="post"
      noValidate
      data-hydrated={hydrated ? 'yes' : undefined}
      onChange={(event) => {
        const typed = typedInto(event);
        tellLater(typed, ({ applicationOf }) => applicationOf(typed['mortgageType'] ?? values.mortgageType));
      }}
      onSubmit={submit}
    >
      <NeedsScripts />
      <ErrorList
        lines={mend.map(({ place, message }) => ({ field: place.join('.'), message }))}
        attempt={attempt}
        lead={lead}
      >
        <p className={boxStyles.leave}>
          Don’t know yet? <Link to={paths.comprehensiveForm}>Leave this part for now</Link>. It stays in progress.
        </p>
      </ErrorList>
      {standing.state === 'not_started' && standing.missing.length === 0 && (
        <p>
          What we ask here depends on what you need. <Link to={sectionAddress('plans')}>Tell us that first</Link>.
        </p>
      )}
      <RevealedContext value={revealed}>
        <Parts parts={section.parts} scope={rootScope(values)} problem={ofList} />
      </RevealedContext>
      <div className={styles.acts}>
        <Button type="submit">Save and continue</Button>
        <Link className={barStyles.barLink} to={before ? sectionAddress(before.section.name) : paths.comprehensiveForm}>
          <ArrowLeft size={18} aria-hidden="true" /> Back
        </Link>
        <small>Next: {after ? after.section.title : 'Check your answers'}</small>
      </div>
    </form>
  );
}
