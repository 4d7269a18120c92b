import { use, type ReactNode } from 'react';
import { InSite } from '../../lib/in-site';
import type { SiteAgent } from './agent-site';
import styles from './agent-site.module.css?sheet';

/** The agent's own head: on the site's host it stands below the site's. */
export function Top({ agent }: { agent: SiteAgent }): ReactNode {
  const inSite = use(InSite);
  return (
    <header className={styles.top}>
      {!inSite && (
        <a className="skip" href="#main">
          Skip to main content
        </a>
      )}
      <div className="wrap">
        <p className={styles.name}>
          <b>{agent.licensedName}</b> <span>{agent.title}</span>
        </p>
        <nav aria-label="On this page">
          <a href="#about">About</a>
          <a href="#rates">Rates</a>
          {agent.reviews.length > 0 && <a href="#reviews">Reviews</a>}
          <a href="#write">Contact</a>
        </nav>
        <a className="btn btn-b btn-s" href="#book">
          Book a call
        </a>
      </div>
    </header>
  );
}

/** A page has one main part: on the site's own host it stands around this page. */
export function Main({ children }: { children: ReactNode }): ReactNode {
  if (use(InSite)) return <div>{children}</div>;
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
