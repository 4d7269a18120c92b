import { SECTION_NAMES, SETTINGS_SECTIONS } from '@brokerage/domain/settings/sections';
import type { ReactNode } from 'react';
import { ConsolePage } from '../../app/layouts/console-page';
import { RETENTION, retentionAddress, sectionAddress, sectionAt } from '../../features/settings/addresses';
import { SettingsHistory } from '../../features/settings/history';
import { RetentionTable } from '../../features/settings/retention-table';
import { SectionEditor } from '../../features/settings/section-editor';
import styles, { href } from '../../features/settings/settings.module.css?sheet';
import { useAddressState } from '../../lib/address-state';
import { consolePaths } from '../../lib/console-paths';
import type { HeadOf } from '../../lib/head';
import { TabLinks } from '../../ui/aria/tab-links';
import { href as editStyles } from '../../ui/console/edit/edit.module.css?sheet';
import { PageStyles } from '../../ui/page-styles';

export const head: HeadOf = () => ({
  title: 'Settings',
  description: 'What the site says about the brokerage, with every earlier version.',
  noindex: true,
});

const KEEPING = {
  title: 'Retention',
  lead: 'How long we keep personal information. The privacy page shows the same periods, and scheduled jobs delete by them.',
};
const TABS = [
  ...SECTION_NAMES.map((id) => ({ id, label: SETTINGS_SECTIONS[id].title, to: sectionAddress(id) })),
  { id: RETENTION, label: KEEPING.title, to: retentionAddress },
];

export default function AdminSettingsPage(): ReactNode {
  const { get } = useAddressState();
  const isKeeping = get('section') === RETENTION;
  const name = sectionAt(get('section'));
  const { title, lead } = isKeeping ? KEEPING : SETTINGS_SECTIONS[name];
  const isHistory = !isKeeping && get('view') === 'history';
  return (
    <ConsolePage
      trail={[
        { label: 'Settings', to: consolePaths.settings },
        ...(isHistory ? [{ label: title, to: sectionAddress(name) }, { label: 'Versions' }] : [{ label: title }]),
      ]}
      title={isHistory ? `${title}: versions` : 'Settings'}
      lead={isHistory ? 'Who changed what, and how to undo it.' : lead}
    >
      <PageStyles href={href} />
      <PageStyles href={editStyles} />
      {isHistory ? (
        <SettingsHistory key={name} name={name} />
      ) : (
        <>
          <div className={styles.tabs}>
            <TabLinks label="Sections of the settings" tabs={TABS} current={isKeeping ? RETENTION : name} />
          </div>
          {isKeeping ? <RetentionTable /> : <SectionEditor key={name} name={name} />}
        </>
      )}
    </ConsolePage>
  );
}
