import { categoryLabel } from '@brokerage/domain/blog/categories';
import { localeLabel } from '@brokerage/domain/blog/locales';
import type { ReactNode } from 'react';
import { Dialog } from '../../ui/aria/dialog';
import { LoadStates } from '../../ui/console/record-list';
import { moment } from '../../ui/console/moment';
import { useWaitingVersionsQuery, type WaitingVersionsQuery } from './moderation.generated';
import styles from './moderation.module.css?sheet';

type Version = NonNullable<WaitingVersionsQuery['blogVersions']>[number];
/** How the text of a post is drawn, as readers see it. */
export type DrawText = (html: string) => ReactNode;

function Column({ label, version, draw }: { label: string; version: Version; draw: DrawText }): ReactNode {
  const { title, excerpt, content, category, tags, locale, author, createdAt, cover } = version;
  return (
    <section className={styles.version} aria-label={label}>
      <p className={styles.label}>
        <b>{label}</b> {author && <span>{`by ${author}, `}</span>}
        {moment(createdAt)}
      </p>
      <p className={styles.label}>
        {categoryLabel(category)} · {localeLabel(locale)} · {tags.length > 0 ? `Tags: ${tags.join(', ')}` : 'No tags'}
      </p>
      <div lang={locale}>
        <h3>{title}</h3>
        <p className={styles.excerpt}>{excerpt}</p>
        {cover && <img src={cover.url} alt={cover.alt} width={480} height={320} loading="lazy" />}
        {draw(content)}
      </div>
    </section>
  );
}

interface Props {
  id: string;
  title: string;
  draw: DrawText;
  onClose: () => void;
  /** The decision, where this person may make it, about the post as it is shown; undefined: nothing is shown yet */
  actions: (version: number | undefined) => ReactNode;
}

/** The version that waits, beside the one that readers see. */
export function Review({ id, title, draw, onClose, actions }: Props): ReactNode {
  const { data, error, refetch } = useWaitingVersionsQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const versions = data?.blogVersions?.filter(({ state }) => state !== 'AUTOSAVE');
  const waiting = versions?.find(({ state }) => state === 'PENDING') ?? versions?.[0];
  const live = versions?.find((version) => version.live);
  const shown = versions && data?.blog?.version;
  return (
    <Dialog isOpen onClose={onClose} title={title} size="wide" actions={actions(shown)}>
      <LoadStates
        what="The post"
        loaded={versions !== undefined}
        failed={error !== undefined}
        retry={refetch}
        rows={4}
      />
      <div className={live ? styles.beside : undefined}>
        {waiting && <Column label="Waiting version" version={waiting} draw={draw} />}
        {live && <Column label="What readers see" version={live} draw={draw} />}
      </div>
    </Dialog>
  );
}
