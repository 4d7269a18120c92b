import type { SettingsSectionName } from '@brokerage/domain/settings/sections';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/console/button';
import { DifferenceList } from '../../ui/console/difference-list';
import { LoadFailed, RowSkeletons } from '../../ui/console/states';
import { changesFrom, draftOf } from './settings-draft';
import { useSettingsInEditorQuery } from './settings.generated';
import styles from './settings.module.css?sheet';
import type { SectionEditing } from './use-section-editor';

/** Somebody else saved meanwhile: both versions, and which one to go on with. Nothing typed is lost until one is chosen. */
export function Conflict({ name, editing }: { name: SettingsSectionName; editing: SectionEditing }): ReactNode {
  const { saved, draft, problem } = editing;
  const box = useRef<HTMLElement>(null);
  const { data, loading, refetch } = useSettingsInEditorQuery({
    variables: { section: name },
    fetchPolicy: 'no-cache',
  });
  const newest = data?.settingsSection;
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      className={`panel panel-pad ${styles.conflict}`}
      role="alert"
      aria-labelledby="conflict-title"
      tabIndex={-1}
      ref={box}
    >
      <h2 id="conflict-title">Which version is right?</h2>
      <p>{problem}</p>
      {!newest && (loading ? <RowSkeletons rows={2} /> : <LoadFailed what="Their version" retry={refetch} />)}
      {newest && (
        <>
          <div className="editor-line">
            <div>
              <h3>They changed</h3>
              <DifferenceList differences={changesFrom(name, saved.content, newest.content)} />
            </div>
            <div>
              <h3>You changed</h3>
              <DifferenceList differences={changesFrom(name, saved.content, draft)} />
            </div>
          </div>
          <div className={styles.actions}>
            <Button
              onClick={() => {
                editing.goOnAfter(newest);
                editing.set(draftOf(name, newest.content));
              }}
            >
              Take their version
            </Button>
            <Button onClick={() => editing.goOnAfter(newest)}>Go on with mine</Button>
          </div>
          <p className="muted">Yours replaces theirs once you save. Theirs stays among the earlier versions.</p>
        </>
      )}
    </section>
  );
}
