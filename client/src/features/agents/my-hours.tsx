import { zoneName } from '@brokerage/domain/booking/words';
import { useState, type ReactNode } from 'react';
import { useKeptInput } from '../../lib/kept-input';
import { useUntouched } from '../../lib/use-untouched';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { isConflict } from '../../ui/console/conflict';
import { EditErrorsContext } from '../../ui/console/edit/edit-errors';
import { href as editStyles } from '../../ui/console/edit/edit.module.css?sheet';
import { LoadNewest } from '../../ui/console/edit/load-newest';
import { Refused } from '../../ui/console/edit/refused';
import { LoadStates } from '../../ui/console/record-list';
import { useUnsaved } from '../../ui/console/unsaved';
import { PageStyles } from '../../ui/page-styles';
import styles, { href } from './agents.module.css?sheet';
import { CallFeed, feedChanged } from './call-feed-panel';
import { AwayRows, HoursRows } from './hours-rows';
import {
  useChangeMyCallFeedCommand,
  useMyHoursQuery,
  useSetMyHoursCommand,
  type MyHoursShownFragment,
} from './my-hours.generated';

const MINE = {
  title: 'Calls in your own calendar',
  hint: 'Keep it to yourself: anyone who has it can read who you call and when.',
  none: 'Your calendar can subscribe to your calls, by an address that only you have.',
};

type Draft = Pick<MyHoursShownFragment, 'hours' | 'away'>;

/** Without what only the cache needs. */
const draftOf = ({ hours, away }: Draft) => ({
  hours: hours.map(({ weekday, starts, ends }) => ({ weekday, starts, ends })),
  away: away.map(({ from, to }) => ({ from, to })),
});

/** Every control that the server may name. */
const controlsOf = ({ hours, away }: ReturnType<typeof draftOf>): string[] =>
  Object.entries({ hours, away }).flatMap(([list, rows]) => [
    list,
    ...rows.flatMap((row, at) => Object.keys(row).map((key) => `${list}.${at}.${key}`)),
  ]);

function Feed({ given }: { given: string | null }): ReactNode {
  const [run, busy] = useChangeMyCallFeedCommand();
  const [url, setUrl] = useState(given);
  async function change(open: boolean): Promise<void> {
    const { done, payload, problem } = await run({ open });
    if (done) setUrl(payload?.hours?.feedUrl ?? null);
    feedChanged(done, open, problem);
  }
  return <CallFeed url={url} busy={busy} words={MINE} change={change} />;
}

function Writing({ given, reload }: { given: MyHoursShownFragment; reload: () => Promise<boolean> }): ReactNode {
  const [saved, setSaved] = useState(given);
  const [draft, setDraft] = useState(() => draftOf(given));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [said, setSaid] = useState<{ problem?: string; isConflict?: boolean }>();
  const [attempt, setAttempt] = useState(0);
  const isUntouched = useUntouched(draft);
  const [run, busy] = useSetMyHoursCommand({ fields: controlsOf(draft), nameOf: (place) => place.join('.') });
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(saved));
  const { isBack } = useKeptInput('my-hours', () => (isDirty ? draft : undefined), setDraft);
  useUnsaved(isDirty);

  async function save(): Promise<void> {
    const { done, payload, problem, errors: found } = await run({ ...draft, expectedVersion: saved.version });
    setErrors(found);
    if (!done || !payload?.hours) {
      setSaid({ problem, isConflict: isConflict(payload) });
      setAttempt((before) => before + 1);
      return;
    }
    setSaid(undefined);
    setSaved(payload.hours);
    if (isUntouched(draft)) setDraft(draftOf(payload.hours));
    toast({ text: 'Your hours were saved' });
  }

  return (
    <EditErrorsContext value={errors}>
      {isBack && (
        <p className="notice" role="status">
          You’re signed in again, and what you typed is still here.
        </p>
      )}
      <Refused failure={said && 'Your hours were not saved.'} problem={said?.problem} attempt={attempt}>
        {said?.isConflict && <LoadNewest isTyped={isDirty} load={reload} />}
      </Refused>
      <div className="editor-page">
        <div className="editor-main">
          <HoursRows
            hint={`When calls can be booked with you, in ${zoneName(Date.now(), saved.zone)}. Leave blank to use office hours.`}
            rows={draft.hours}
            change={(hours) => setDraft((before) => ({ ...before, hours }))}
          />
          <AwayRows
            hint="Nobody can book you then. Calls that are booked already stay; move them under My calls."
            rows={draft.away}
            change={(away) => setDraft((before) => ({ ...before, away }))}
          />
          <p>
            <Button look="main" off={busy || !isDirty} onClick={() => void save()}>
              Save my hours
            </Button>
          </p>
        </div>
        <div className={`editor-side ${styles.side}`}>
          <Feed given={given.feedUrl} />
        </div>
      </div>
    </EditErrorsContext>
  );
}

/** When clients can book calls with an adviser, for the adviser. */
export function MyHours(): ReactNode {
  const { data, error, refetch } = useMyHoursQuery({ fetchPolicy: 'no-cache' });
  const hours = data?.myHours;
  return (
    <>
      <PageStyles href={href} />
      <PageStyles href={editStyles} />
      <LoadStates what="Your hours" loaded={hours != null} failed={error !== undefined} retry={refetch} rows={4} />
      {hours && <Writing key={hours.version} given={hours} reload={refetch} />}
    </>
  );
}
