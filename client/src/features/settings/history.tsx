import { LEGAL_NAMES, LEGAL_TEXTS } from '@brokerage/domain/settings/legal';
import { SETTINGS_SECTIONS, type SettingsSectionName } from '@brokerage/domain/settings/sections';
import { ArrowLeft, RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useAddressState } from '../../lib/address-state';
import { Dialog } from '../../ui/aria/dialog';
import { toast } from '../../ui/aria/toast';
import { Button, ButtonLink } from '../../ui/console/button';
import { DifferenceList } from '../../ui/console/difference-list';
import { moment } from '../../ui/console/moment';
import { RecordList } from '../../ui/console/record-list';
import { Empty } from '../../ui/console/states';
import { sectionAddress } from './addresses';
import { changesFrom } from './settings-draft';
import {
  SettingsHistoryDocument,
  useLegalTextInEffectQuery,
  useRestoreSettingsCommand,
  useSettingsHistoryQuery,
  useSettingsInEditorQuery,
  type SettingsHistoryQuery,
} from './settings.generated';
import styles from './settings.module.css?sheet';

type Version = NonNullable<SettingsHistoryQuery['settingsVersions']>['items'][number];

function whoSaved({ author, restoredVersion, before }: Version): string {
  if (restoredVersion !== null) return `${author ?? 'A former user'} brought back version ${restoredVersion}`;
  if (author !== null) return `${author} saved these changes`;
  return before === null ? 'What was there to begin with' : 'Changed outside this page';
}

/**
 * The version that visitors see: the newest one, or for a legal text the one in effect today. The one in effect may be on
 * another page of the list, so we ask the server.
 */
function useShownVersion(name: SettingsSectionName, newest: number): number | undefined {
  const text = LEGAL_NAMES.find((legal) => legal === name);
  const { data } = useLegalTextInEffectQuery({
    variables: { text: text ?? 'PRIVACY' },
    skip: text === undefined,
    fetchPolicy: 'no-cache',
  });
  return text === undefined ? newest : data?.legalText?.version;
}

/** What the section says now. An older page of the list does not have it. */
function useNewestContent(name: SettingsSectionName, list: readonly Version[], newest: number, asks: boolean): unknown {
  const listed = list.find(({ version }) => version === newest)?.content;
  const { data } = useSettingsInEditorQuery({
    variables: { section: name },
    skip: !asks || listed !== undefined,
    fetchPolicy: 'no-cache',
  });
  return listed ?? data?.settingsSection?.content;
}

interface ItemProps {
  name: SettingsSectionName;
  version: Version;
  newest: number;
  shown: boolean;
  restore: () => void;
}

function VersionItem({ name, version, newest, shown, restore }: ItemProps): ReactNode {
  const changes = version.before === null ? [] : changesFrom(name, version.before, version.content);
  return (
    <li>
      <div className={styles.head}>
        <div>
          <h2>
            Version {version.version} {shown && <span className="tag tag-good">What visitors see</span>}
          </h2>
          <p className="muted">
            {whoSaved(version)}, {moment(version.createdAt)}
          </p>
        </div>
        {version.version !== newest && (
          <Button small onClick={restore}>
            <RotateCcw size={16} aria-hidden="true" /> Restore{' '}
            <span className="sr-text">version {version.version}</span>
          </Button>
        )}
      </div>
      {changes.length > 0 && <DifferenceList differences={changes} />}
    </li>
  );
}

/** Every version of a section with what changed, newest first. Each can be brought back. */
export function SettingsHistory({ name }: { name: SettingsSectionName }): ReactNode {
  const { page, go } = useAddressState();
  const { data, previousData, error, refetch } = useSettingsHistoryQuery({
    variables: { section: name, page },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.settingsVersions;
  // versions count from 1 without a gap
  const newest = list?.totalItems ?? 0;
  const shown = useShownVersion(name, newest);
  const [asked, setAsked] = useState<Version>();
  const [restore, busy] = useRestoreSettingsCommand({
    say: toast,
    failure: 'The version was not restored.',
    refetchQueries: ['SiteSettings', SettingsHistoryDocument, ...(name in LEGAL_TEXTS ? ['LegalTextInEffect'] : [])],
  });
  const now = useNewestContent(name, list?.items ?? [], newest, asked !== undefined);
  return (
    <div className="panel">
      <div className={styles.top}>
        <ButtonLink to={sectionAddress(name)} small>
          <ArrowLeft size={16} aria-hidden="true" /> Back to the editor
        </ButtonLink>
      </div>
      <RecordList
        what="The history"
        list={list}
        failed={error !== undefined}
        retry={refetch}
        rows={5}
        empty={
          <Empty title="No versions yet">
            <p>Each change of {SETTINGS_SECTIONS[name].title.toLowerCase()} will be listed here, with who made it.</p>
          </Empty>
        }
        look={styles.versions ?? ''}
        row={(version) => (
          <VersionItem
            name={name}
            version={version}
            newest={newest}
            shown={version.version === shown}
            restore={() => setAsked(version)}
          />
        )}
        go={go}
      />
      <Dialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`Restore version ${asked?.version ?? ''}?`}
        actions={
          <>
            <Button onClick={() => setAsked(undefined)}>Cancel</Button>
            <Button
              look="main"
              off={busy}
              onClick={() => {
                if (!asked) return;
                const { version } = asked;
                const variables = { section: name, version, expectedVersion: newest };
                void restore(variables, `Version ${version} is back`).then(() => setAsked(undefined));
              }}
            >
              Restore version {asked?.version}
            </Button>
          </>
        }
      >
        <p>It comes back as a new version, and visitors see it at once.</p>
        {asked && now !== undefined && (
          <div className={styles.changes}>
            <DifferenceList differences={changesFrom(name, now, asked.content)} />
          </div>
        )}
      </Dialog>
    </div>
  );
}
