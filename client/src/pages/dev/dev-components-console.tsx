import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { addresses } from '../../features/gallery/addresses';
import { ConsoleButtons, ConsoleChoices, ConsoleMenus } from '../../features/gallery/console-controls';
import { ConsoleCharts, ConsoleLists, ConsoleStates } from '../../features/gallery/console-lists';
import { ConsoleOverlays } from '../../features/gallery/console-overlays';
import { Chapter, SpecimenStyles } from '../../features/gallery/specimen';
import { DARK_TOKENS, LIGHT } from '../../features/gallery/token-values';
import { Pairs, Palette, type Pair } from '../../features/gallery/tokens';
import type { HeadOf } from '../../lib/head';
import { SegmentedControl } from '../../ui/aria/segmented-control';
import { Loading } from '../../ui/loading';
import { ConsoleFrame } from '../../ui/console/console-frame';
import { setTheme, THEMES, useIsDark, useTheme } from '../../ui/console/use-theme';

export const head: HeadOf = () => ({
  title: 'Components of the console',
  description: 'Every component of the console in each of its states.',
  noindex: true,
});

const GROUNDS = [
  '--bg',
  '--bg-subtle',
  '--bg-sunken',
  '--surface',
  '--surface-raised',
  '--row-hover',
  '--row-selected',
];
const SIGNS = [
  '--action',
  '--action-2',
  '--danger-action',
  '--link',
  '--line-control',
  '--focus',
  '--bar',
  '--bar-today',
];
const PAIRS: readonly Pair[] = [
  ['--text', '--surface'],
  ['--text-muted', '--surface'],
  ['--text-faint', '--surface'],
  ['--text-muted', '--bg-sunken'],
  ['--link', '--surface'],
  ['--action-2-text', '--action-2'],
  ['--action-text', '--action'],
  ['--danger-action-text', '--danger-action'],
  ['--chosen', '--chosen-bg'],
  ['--success', '--success-bg'],
  ['--warning', '--warning-bg'],
  ['--danger', '--danger-bg'],
  ['--info', '--info-bg'],
];
const LOOKS = { system: 'As my device', light: 'Light', dark: 'Dark' } as const;

function ThemeChoice(): ReactNode {
  const theme = useTheme();
  return (
    <SegmentedControl
      label="Theme"
      options={THEMES.map((value) => ({ value, label: LOOKS[value] }))}
      value={theme}
      onChange={setTheme}
    />
  );
}

function Colours(): ReactNode {
  const tokens = useIsDark() ? DARK_TOKENS : LIGHT;
  return (
    <Chapter
      id="colours"
      title="Colours"
      lead="Each token has a light and a dark half; below each, its contrast on the surface."
    >
      <Palette title="grounds" state="" names={GROUNDS} tokens={tokens} against="--surface" />
      <Palette title="signs" state="" names={SIGNS} tokens={tokens} against="--surface" />
      <Pairs pairs={PAIRS} tokens={tokens} />
    </Chapter>
  );
}

const stays = () => (): void => undefined;
/** The console's pages are never rendered on the server, where nobody is signed in. */
const useInBrowser = (): boolean =>
  useSyncExternalStore(
    stays,
    () => true,
    () => false,
  );

/** While developing only: what the console is made of, inside the console's own frame. */
export default function DevConsolePage(): ReactNode {
  return useInBrowser() ? <Specimens /> : <Loading />;
}

function Specimens(): ReactNode {
  const [out, setOut] = useState(false);
  return (
    <ConsoleFrame
      brand="Tamarack"
      person={{ name: 'Sam Okafor', roleName: 'Administrator', level: 3, logout: () => setOut(true) }}
      badges={{ waiting: { count: 4, hot: true }, applications: { count: 12 }, failedMail: { count: 0 } }}
      trail={[{ label: 'Components', to: addresses.components }, { label: 'Console' }]}
      title="Components of the console"
      lead={out ? 'Logout was chosen' : 'Every part in each of its states, in the frame they work in'}
      actions={<ThemeChoice />}
    >
      <SpecimenStyles />
      <Colours />
      <ConsoleButtons />
      <ConsoleMenus />
      <ConsoleChoices at={addresses.console} />
      <ConsoleOverlays />
      <ConsoleLists />
      <ConsoleStates />
      <ConsoleCharts />
    </ConsoleFrame>
  );
}
