import { useId, type ReactNode } from 'react';
import { PageStyles } from '../../ui/page-styles';
import styles, { href } from './box.module.css?sheet';

/** A short text beside the questions or the parts. */
export function Box({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section className={styles.box} aria-labelledby={id}>
      <PageStyles href={href} />
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
