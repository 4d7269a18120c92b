import type { Api } from '../../lib/api';
import { CLOSED_SHOWN_DAYS, departmentLabel, employmentLabel, OPEN_APPLICATION } from '@brokerage/domain/careers/jobs';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Link } from '../../ui/link';
import { formatDay } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { ButtonLink } from '../../ui/button';
import { NotLoaded } from '../../ui/late/not-loaded';
import { PageStyles } from '../../ui/page-styles';
import '../../ui/form/form.css';
import { ApplyForm } from './apply-form';
import { JobPageDocument, useJobPageQuery, type JobPageQuery } from './careers.generated';
import styles, { href } from './careers.module.css?sheet';
import { placeWords } from './job-words';

export type Job = NonNullable<JobPageQuery['job']>;

export const preloadJob = (client: Api, id: string): Promise<unknown> =>
  client.query({ query: JobPageDocument, variables: { id } });

/** null: there is none; undefined: it could not be asked for */
export const readJob = (client: Api, id: string): Job | null | undefined =>
  client.readQuery({ query: JobPageDocument, variables: { id } })?.job;

const TRAIL = [
  { label: 'Home', to: paths.home },
  { label: 'Careers', to: paths.careers },
];

const STEPS = [
  ['We read it', 'A person reads it and answers within 24 hours: yes, no or a question.'],
  ['A call, 30 minutes', 'With the person you’d work beside.'],
  ['Half a day here, paid', 'You sit in on files. We see if we like each other.'],
] as const;

/** A job with its form, or the page for a résumé without a job. */
export function JobPage(): ReactNode {
  const { slug = '' } = useParams();
  return slug === OPEN_APPLICATION ? <OpenApplication /> : <OneJob key={slug} slug={slug} />;
}

function OneJob({ slug }: { slug: string }): ReactNode {
  const { data, error, refetch } = useJobPageQuery({ variables: { id: slug } });
  if (!data) return error ? <NotLoaded what="This job" retry={refetch} /> : null;
  const { job } = data;
  if (!job) return <Over title="We can’t find this job" text="It may have been filled, or the address has a typo." />;
  if (job.status === 'GONE') {
    return (
      <Over
        title="This job is no longer posted"
        text={`“${job.title}” closed more than ${CLOSED_SHOWN_DAYS} days ago.`}
      />
    );
  }
  return (
    <Frame here={job.title} form={job.status === 'OPEN' ? <ApplyForm job={job} /> : <Closed />}>
      <h1 lang={job.locale}>{job.title}</h1>
      <Facts job={job} />
      <div lang={job.locale}>
        {job.description.split(/\n\s*\n/).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <Ticked title="What you’ll do" items={job.duties} locale={job.locale} />
      <Ticked title="What you need" items={job.requirements} locale={job.locale} />
      <div className={styles.pay}>
        <h2>What it pays</h2>
        <p lang={job.locale}>
          <strong>{job.compensation}.</strong> {job.compensationNote}
        </p>
      </div>
      <Steps />
    </Frame>
  );
}

function Facts({ job }: { job: Job }): ReactNode {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Where</dt>
        <dd>{placeWords(job)}</dd>
      </div>
      <div>
        <dt>Kind</dt>
        <dd>
          {employmentLabel(job.employmentType)} · {departmentLabel(job.department)}
        </dd>
      </div>
      {job.closesOn !== null && (
        <div>
          <dt>{job.status === 'OPEN' ? 'Apply by' : 'Closed'}</dt>
          <dd>{formatDay(job.closesOn)}</dd>
        </div>
      )}
    </dl>
  );
}

function Ticked({ title, items, locale }: { title: string; items: readonly string[]; locale: string }): ReactNode {
  if (items.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className={styles.ticked} lang={locale}>
        {items.map((item) => (
          <li key={item}>
            <Check size={18} aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}

const Steps = (): ReactNode => (
  <>
    <h2>How we hire</h2>
    <ol className={styles.steps}>
      {STEPS.map(([title, text]) => (
        <li key={title}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  </>
);

const Frame = ({ here, form, children }: { here: string; form: ReactNode; children: ReactNode }): ReactNode => (
  <section className={styles.one}>
    <PageStyles href={href} />
    <div className="wrap">
      <Breadcrumb trail={TRAIL} here={here} />
      <div className={styles.two}>
        <div className={styles.text}>{children}</div>
        <div className={styles.card}>{form}</div>
      </div>
    </div>
  </section>
);

const OpenApplication = (): ReactNode => (
  <Frame here="Your résumé" form={<ApplyForm />}>
    <h1>Send us your résumé</h1>
    <p>
      None of our <Link to={paths.careers}>open jobs</Link> fits? Tell us what you’re good at. A person reads it. When a
      job opens that suits you, we call you first.
    </p>
    <Ticked
      title="Who we look for"
      locale="en"
      items={[
        'Agents and brokers with a licence, in any province',
        'Underwriters, and people who have worked in a bank’s back office',
        'People who are good on the phone and kind in writing',
      ]}
    />
    <Steps />
  </Frame>
);

const Closed = (): ReactNode => (
  <>
    <h2>This job is closed</h2>
    <p>We don’t take applications for it any more. You can still send us your résumé for the next one.</p>
    <div className="stack-3 mt-6">
      <ButtonLink to={paths.careers}>See open jobs</ButtonLink>
      <ButtonLink look="outline" to={paths.job(OPEN_APPLICATION)}>
        Send us your résumé
      </ButtonLink>
    </div>
  </>
);

const Over = ({ title, text }: { title: string; text: string }): ReactNode => (
  <section className="sec">
    <div className="wrap">
      <h1>{title}</h1>
      <p className="lede mt-5">{text} These are the jobs that are open now.</p>
      <div className="cta">
        <ButtonLink to={paths.careers}>See open jobs</ButtonLink>
      </div>
    </div>
  </section>
);
