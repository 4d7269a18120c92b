import { datedVersion, inEffectOn, LEGAL_TEXTS } from '@brokerage/domain/settings/legal';
import { contentOf } from '@brokerage/domain/settings/section';
import { SETTINGS_SECTIONS, type SettingsSectionName } from '@brokerage/domain/settings/sections';
import { ArrowLeft, RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { officeToday } from '../../lib/office-today';
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
  useRestoreSettingsCommand,
  useSettingsHistoryQuery,
  type SettingsHistoryQuery,
} from './settings.generated';
import styles from './settings.module.css?sheet';

type Version = NonNullable<SettingsHistoryQuery['settingsVersions']>['items'][number];

function whoSaved({ author, restoredVersion, before }: Version): string {
  if (restoredVersion !== null) return `${author ?? 'A former user'} brought back version ${restoredVersion}`;
  if (author !== null) return `${author} saved these changes`;
  return before === null ? 'What was there to begin with' : 'Changed outside this page';
}

/** The version that visitors see: the newest, and of a legal text the newest whose day has come. */
function shownVersion(name: SettingsSectionName, versions: readonly Version[], newest: number): number | undefined {
  if (!(name in LEGAL_TEXTS)) return newest;
  const dated = versions.map(({ version, createdAt, content }) =>
    datedVersion(version, officeToday(new Date(createdAt)), contentOf(SETTINGS_SECTIONS[name], content)),
  );
  return inEffectOn(dated, officeToday())?.version;
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
  const shown = shownVersion(name, list?.items ?? [], newest);
  const [asked, setAsked] = useState<Version>();
  const [restore, busy] = useRestoreSettingsCommand({
    say: toast,
    failure: 'The version was not restored.',
    refetchQueries: ['SiteSettings', SettingsHistoryDocument],
  });
  const now = asked && list?.items.find(({ version }) => version === newest);
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
        retry={() => void refetch().catch(() => undefined)}
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
        {asked && now && (
          <div className={styles.changes}>
            <DifferenceList differences={changesFrom(name, now.content, asked.content)} />
          </div>
        )}
      </Dialog>
    </div>
  );
}
