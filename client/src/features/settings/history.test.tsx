import { SETTINGS_SECTIONS } from '@brokerage/domain/settings/sections';
import { fireEvent, screen, within } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { SettingsHistory } from './history';

const { initial } = SETTINGS_SECTIONS.PRIVACY;
const content = (changes: string) => ({ ...initial, texts: { ...initial?.texts, changes } });
const version = (no: number, changes: string) => ({
  ...{ __typename: 'SettingsVersion', id: `v${no}`, version: no, createdAt: '2026-11-20T14:12:00.000Z' },
  ...{ author: 'Avery Chen', restoredVersion: null, content: content(changes), before: null },
});
const page = (items: readonly object[], no: number) => ({
  settingsVersions: { __typename: 'SettingsVersionPage', totalItems: 23, page: no, limit: 20, items },
});

const show = (at: string): void =>
  inApp(<SettingsHistory name="PRIVACY" />, {
    at,
    answers: {
      SettingsHistory: ({ page: no }) =>
        no === 2
          ? page([version(3, 'Three'), version(2, 'Two')], 2)
          : page([version(23, 'New'), version(22, 'Now')], 1),
      LegalTextInEffect: () => ({ legalText: { __typename: 'LegalText', version: 22 } }),
      SettingsInEditor: () => ({
        settingsSection: {
          __typename: 'SettingsSectionState',
          section: 'PRIVACY',
          version: 23,
          content: content('New'),
        },
      }),
    },
  });

test('of a legal text the version that holds today is what visitors see, also beside a newer one', async () => {
  show('/');
  const seen = await screen.findByText('What visitors see');
  expect(seen.closest('h2')).toHaveTextContent('Version 22');
});

test('no version of an older page is said to be what visitors see, and what a restore changes is shown there too', async () => {
  show('/?page=2');
  const restore = await screen.findByRole('button', { name: /Restore version 3/ });
  expect(screen.queryByText('What visitors see')).toBeNull();
  fireEvent.click(restore);
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore version 3?' }));
  expect(await dialog.findByText('New')).toBeVisible();
  expect(dialog.getByText('Three')).toBeVisible();
});
