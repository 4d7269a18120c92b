import { useEffect, useState, type ReactNode } from 'react';
import styles from './post.module.css?sheet';

interface Props {
  headings: readonly { id: string; text: string }[];
  /** What stands below them */
  children?: ReactNode;
}

/** The headings of a post; the one that is read is marked. */
export function Contents({ headings, children }: Props): ReactNode {
  const [current, setCurrent] = useState('');
  useEffect(() => {
    const found = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id);
      },
      { rootMargin: '0px 0px -65% 0px' },
    );
    for (const heading of found) watch.observe(heading);
    return () => watch.disconnect();
  }, [headings]);
  return (
    <div className={styles.side}>
      {headings.length > 1 && (
        <nav className={styles.contents} aria-label="In this article">
          <b>In this article</b>
          {headings.map(({ id, text }) => (
            <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {text}
            </a>
          ))}
        </nav>
      )}
      {children}
    </div>
  );
}
