import type { ReactNode } from 'react';
import styles from './specimens.css?url';

export function SpecimenStyles(): ReactNode {
  return <link rel="stylesheet" href={styles} precedence="default" />;
}

interface ChapterProps {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A group of components, with an address of its own on the page. */
export function Chapter({ id, title, lead, children }: ChapterProps): ReactNode {
  return (
    <section className="sp-chapter" id={id} aria-labelledby={`${id}-title`}>
      <div className="sp-chapter-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <div className="sp-grid">{children}</div>
    </section>
  );
}

interface SpecimenProps {
  /** The component as it is written in code. */
  name: string;
  state?: string;
  size?: 'third' | 'half' | 'wide';
  /** Without room around it: for what reaches from edge to edge. */
  bare?: boolean;
  brand?: boolean;
  children: ReactNode;
}

const SIZES = { third: ' sp-third', half: '', wide: ' sp-wide' };

/** One component in one state, with its name. */
export function Specimen({ name, state, size = 'half', bare, brand, children }: SpecimenProps): ReactNode {
  return (
    <figure className={`sp-one${SIZES[size]}`}>
      <figcaption>
        <b>
          <code>{name}</code>
        </b>
        {state}
      </figcaption>
      <div className={`sp-stage panel${bare ? ' sp-stage-bare' : ''}${brand ? ' sp-stage-brand on-brand' : ''}`}>
        {children}
      </div>
    </figure>
  );
}
