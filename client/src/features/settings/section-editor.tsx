import { LEGAL_TEXTS } from '@brokerage/domain/settings/legal';
import { SETTINGS_SECTIONS, type SettingsSectionName } from '@brokerage/domain/settings/sections';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { Button } from '../../ui/console/button';
import { DifferenceList } from '../../ui/console/difference-list';
import { EditErrorsContext } from '../../ui/console/edit/edit-errors';
import { Refused } from '../../ui/console/edit/refused';
import { LoadFailed, RowSkeletons } from '../../ui/console/states';
import { historyAddress } from './addresses';
import { ClaimChecks } from './claim-checks';
import { Conflict } from './conflict';
import { SectionPreview } from './preview';
import { SectionFields } from './section-fields';
import { changesFrom } from './settings-draft';
import { useSettingsInEditorQuery, type EditedSettingsFragment } from './settings.generated';
import styles from './settings.module.css?sheet';
import { useSectionEditor, type SectionEditing } from './use-section-editor';

const LATER = 'Visitors see what you save from the day it is in effect. If that day has come, they see it at once.';
const ASKED =
  'Everyone with an account is asked to agree to this version, also those who agreed before. Choose “Nobody” for a small correction: then only those who have not agreed yet are asked.';

/** What is not saved yet, and the way to save it. */
function Changes({ name, editing }: { name: SettingsSectionName; editing: SectionEditing }): ReactNode {
  const { saved, draft, dirty, busy, isConflict } = editing;
  const changes = changesFrom(name, saved.content, draft);
  return (
    <section className="panel panel-pad" aria-labelledby="changes-title">
      <h2 id="changes-title">Your changes</h2>
      <div className={styles.changes}>
        {dirty ? (
          <DifferenceList differences={changes} />
        ) : (
          <p className="muted">No changes yet. What you change shows up here before you save it.</p>
        )}
      </div>
      <div className={styles.actions}>
        <Button look="main" off={!dirty || busy || isConflict} onClick={() => void editing.save()}>
          Save changes
        </Button>
        <Button off={!dirty || busy} onClick={editing.discard}>
          Discard
        </Button>
      </div>
      <p className="muted">
        Version {saved.version}. <Link to={historyAddress(name)}>Earlier versions</Link>
      </p>
      <p className="muted">{name in LEGAL_TEXTS ? LATER : 'Visitors see what you save at once.'}</p>
      {dirty && draft.texts['agreeAgain'] === 'everyone' && <p role="note">{ASKED}</p>}
    </section>
  );
}

function Writing({ name, given }: { name: SettingsSectionName; given: EditedSettingsFragment }): ReactNode {
  const editing = useSectionEditor(name, given);
  const section = SETTINGS_SECTIONS[name];
  return (
    <EditErrorsContext.Provider value={editing.errors}>
      {editing.isBack && (
        <p className="notice" role="status">
          You’re signed in again, and what you typed is still here.
        </p>
      )}
      {editing.isConflict ? (
        <Conflict name={name} editing={editing} />
      ) : (
        <Refused failure={editing.failure} problem={editing.problem} attempt={editing.attempt} />
      )}
      {name === 'CLAIMS' && <ClaimChecks key={editing.saved.version} />}
      <div className="editor-page">
        <div className="editor-main">
          <SectionFields section={section} draft={editing.draft} set={editing.set} />
        </div>
        <div className="editor-side">
          <Changes name={name} editing={editing} />
          <SectionPreview name={name} draft={editing.draft} />
        </div>
      </div>
    </EditErrorsContext.Provider>
  );
}

/** Where one section of the settings is read and written. */
export function SectionEditor({ name }: { name: SettingsSectionName }): ReactNode {
  const { data, loading, refetch } = useSettingsInEditorQuery({
    variables: { section: name },
    fetchPolicy: 'no-cache',
  });
  const found = data?.settingsSection;
  if (found) return <Writing key={`${name} ${found.version}`} name={name} given={found} />;
  if (loading) return <RowSkeletons rows={6} />;
  return <LoadFailed what="The settings" retry={refetch} />;
}
