import type { ReactNode } from 'react';
import { AgentWindow } from '../../ui/agent/agent-window';
import { Picture } from '../../illustrations/picture';
import { formatPhone } from '../../lib/format';
import { telephone } from '../../lib/paths';
import { whenNear } from '../../ui/late/when-near';
import { PageStyles } from '../../ui/page-styles';
import { Main, Top } from './agent-frame';
import styles, { href } from './agent-site.module.css?sheet';
import { firstName, licences, provinceNames, socialLinks, type SiteAgent } from './agent-site';
import { hoursInWords } from './hours-in-words';
import { Reviews } from './reviews';

interface Props {
  agent: SiteAgent;
  /** When they are free next */
  next?: ReactNode;
  /** Where a call is booked with them: a section with the id `book` */
  book: ReactNode;
  form: ReactNode;
  /** The small print of the brokerage */
  foot: ReactNode;
}

/** Payments bring the engine that works them out. */
const Numbers = whenNear(async () => (await import('./numbers')).Numbers);

const PICTURES = ['bungalow-spruce', 'triplex-maple', 'row'] as const;

function Hero({ agent, next }: Pick<Props, 'agent' | 'next'>): ReactNode {
  const { licensedName, title, headline, intro, photo } = agent;
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.split}`}>
        <div className={styles.words}>
          <h1>{headline ?? `${licensedName}, ${title.toLowerCase()}`}</h1>
          {intro && <p className="lede">{intro}</p>}
          <dl className={styles.licence}>
            <div>
              <dt>Licensed as</dt>
              <dd>
                {licensedName}, {title}
              </dd>
            </div>
            {agent.licences.length > 0 && (
              <>
                <div>
                  <dt>Licence</dt>
                  <dd className="num">{licences(agent)}</dd>
                </div>
                <div>
                  <dt>In</dt>
                  <dd>{provinceNames(agent)}</dd>
                </div>
              </>
            )}
          </dl>
          <div className={styles.cta}>
            <a className="btn btn-a" href="#book">
              Book a call with me
            </a>
            {next}
          </div>
        </div>
        <div className={styles.picture}>
          <AgentWindow photo={photo} alt={photo ? licensedName : ''} first />
        </div>
      </div>
    </section>
  );
}

function Facts({ agent }: { agent: SiteAgent }): ReactNode {
  const hours = hoursInWords(agent.hours);
  const links = socialLinks(agent);
  const rows: [string, ReactNode][] = [];
  if (agent.languages.length > 0) rows.push(['Languages', agent.languages.join(', ')]);
  if (agent.phone) {
    rows.push([
      'Phone',
      <a key="phone" className="num" href={telephone(agent.phone)}>
        {formatPhone(agent.phone)}
      </a>,
    ]);
  }
  if (agent.email) {
    rows.push([
      'Email',
      <a key="email" href={`mailto:${agent.email}`}>
        {agent.email}
      </a>,
    ]);
  }
  if (hours.length > 0) {
    rows.push([
      'Hours',
      hours.map(({ days, times }) => (
        <span key={days}>
          <b>{days}</b> {times}
        </span>
      )),
    ]);
  }
  rows.push([
    'Brokerage',
    <span key="brokerage">
      <b>{agent.brokerageName}</b>
      {agent.brokerageLicenceNumber && <span>{` Licence ${agent.brokerageLicenceNumber}`}</span>}
    </span>,
  ]);
  if (links.length > 0) {
    rows.push([
      'Elsewhere',
      links.map(({ name, url }) => (
        <a key={name} href={url} target="_blank" rel="noopener noreferrer">
          {name}
          <span className="sr-text"> (opens another site)</span>
        </a>
      )),
    ]);
  }
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function About({ agent }: { agent: SiteAgent }): ReactNode {
  const [first, ...rest] = (agent.bio ?? '').split(/\n\s*\n/).filter((text) => text.trim() !== '');
  return (
    <section className="sec" id="about" aria-label={`About ${firstName(agent)}`}>
      <div className={`wrap ${styles.about}`}>
        <div>
          <h2>{first ?? `Talk to ${firstName(agent)}`}</h2>
          {rest.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <Facts agent={agent} />
      </div>
    </section>
  );
}

function Areas({ agent }: { agent: SiteAgent }): ReactNode {
  if (agent.serviceAreas.length === 0) return null;
  return (
    <section className={`sec ${styles.mist}`}>
      <div className={`wrap ${styles.areas}`}>
        <div className={styles.land}>
          <Picture name="gable-pair" />
        </div>
        <div>
          <h2>Where I work</h2>
          <ul>
            {agent.serviceAreas.map(({ name, note }) => (
              <li key={name}>
                <b>{name}</b> <span>{note}</span>
              </li>
            ))}
          </ul>
          <p className="muted">
            Elsewhere in {provinceNames(agent) || 'Canada'}? I can help by phone. In other provinces, a colleague
            licensed there takes over.
          </p>
        </div>
      </div>
    </section>
  );
}

function Specialities({ agent }: { agent: SiteAgent }): ReactNode {
  if (agent.specialities.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <h2>What people call me about</h2>
        <ul className={styles.cards}>
          {agent.specialities.slice(0, PICTURES.length).map(({ name, note }, index) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{note}</p>
              <Picture name={PICTURES[index] ?? 'row'} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/**
 * The page of one agent, designed as their own: the name is the logo, the brokerage stands in the foot. On the site's own
 * host it stands between the site's header and footer (customer spec §2).
 */
export function AgentPage({ agent, next, book, form, foot }: Props): ReactNode {
  return (
    <div className={styles.site}>
      <PageStyles href={href} />
      <Top agent={agent} />
      <Main>
        <Hero agent={agent} next={next} />
        <About agent={agent} />
        <Areas agent={agent} />
        <Specialities agent={agent} />
        <Numbers />
        <Reviews reviews={agent.reviews} />
        {book}
        <section className={`sec ${styles.mist}`} id="write">
          <div className={`wrap ${styles.write}`}>
            <div>
              <h2>Or write to me</h2>
              <p className="lede">I read every message and answer within 24 hours.</p>
            </div>
            <div className="card-box">{form}</div>
          </div>
        </section>
      </Main>
      <footer className={styles.foot}>
        <Picture name="dusk" className={styles.dusk} />
        <div className={`wrap ${styles.small}`}>
          <div>
            <p className={styles.name}>
              <b>{agent.licensedName}</b>
            </p>
            {agent.phone && (
              <p>
                <a className="num" href={telephone(agent.phone)}>
                  {formatPhone(agent.phone)}
                </a>
              </p>
            )}
            {agent.email && (
              <p>
                <a href={`mailto:${agent.email}`}>{agent.email}</a>
              </p>
            )}
          </div>
          {foot}
        </div>
      </footer>
    </div>
  );
}
