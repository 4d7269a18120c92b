import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../ui/aria/dialog';
import { SwitchField } from '../../../ui/aria/switch-field';
import { useSession } from '../../../lib/session';
import { entriesFor } from '../../../ui/console/navigation';
import { setSingleKeys, useSingleKeys, useSingleKeysOn } from '../../../ui/console/use-single-keys';
import styles from './inbox.module.css?sheet';

/** Those at the foot of the list, then the rest */
const SHOWN = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Space', 'most urgent'],
  ['X', 'select'],
  ['A', 'assign to me'],
  ['E', 'log contact'],
  ['R', 'email'],
  ['N', 'note'],
] as const;
const MORE = [
  ['Shift X', 'select from the last one to here'],
  ['B', 'offer times for a call'],
  ['S', 'snooze until tomorrow'],
  ['O', 'open the file'],
  ['/', 'search'],
  ['?', 'this list'],
] as const;
const KEYS = [...SHOWN, ...MORE];

/** The keys of the list, at its foot, and the switch for them. */
export function InboxKeys(): ReactNode {
  const isOn = useSingleKeysOn();
  const { user } = useSession();
  const [opens, setOpens] = useState(false);
  useSingleKeys({ '?': () => setOpens(true) });
  return (
    <div className={styles.keys}>
      {isOn &&
        SHOWN.map(([key, does]) => (
          <span key={key}>
            <kbd>{key}</kbd> {does}
          </span>
        ))}
      <button type="button" onClick={() => setOpens(true)}>
        Keyboard shortcuts
      </button>
      <Dialog isOpen={opens} onClose={() => setOpens(false)} title="Keyboard shortcuts">
        <dl className={styles.keyList}>
          {KEYS.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
          <div>
            <dt>
              <kbd>G</kbd>
            </dt>
            <dd>
              then a letter:{' '}
              {entriesFor(user?.role ?? 0).map(({ key, label }) => (
                <span key={key} className={styles.goKey}>
                  <kbd>{key}</kbd> {label}
                </span>
              ))}
            </dd>
          </div>
          <div>
            <dt>
              <kbd>↑</kbd> <kbd>↓</kbd>
            </dt>
            <dd>previous and next, also when single letters are off</dd>
          </div>
          <div>
            <dt>
              <kbd>Enter</kbd>
            </dt>
            <dd>open the file</dd>
          </div>
        </dl>
        <SwitchField isSelected={isOn} onChange={setSingleKeys}>
          Single-letter shortcuts
        </SwitchField>
        <p className="muted">Letters do nothing while you type. This browser remembers your choice.</p>
      </Dialog>
    </div>
  );
}
