import type { ReactNode } from 'react';
import landing from './landing.module.css?sheet';

/** What the form of a landing page stands on, and where the page's links to it lead. */
export const LeadCard = ({ children }: { children: ReactNode }): ReactNode => (
  <section id="lead" className={landing.card}>
    {children}
  </section>
);
