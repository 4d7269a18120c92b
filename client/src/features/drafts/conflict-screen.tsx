import { Laptop, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatMoment } from '../../lib/format';
import { Button } from '../../ui/button';
import type { DraftState } from './draft-state';
import type { Place, Side } from './merge';
import { SameAnswers } from './same-answers';
import { PageStyles } from '../../ui/page-styles';
import styles, { href } from './conflict-screen.module.css?sheet';

/** How a form speaks of an answer; both come from its tables. */
export interface AnswerWords {
  /** 'Yearly salary before tax' */
  labelOf: (place: Place) => string;
  /** '$86,400', or undefined where it was not answered */
  textOf: (place: Place, value: unknown) => string | undefined;
}

interface Props {
  conflict: NonNullable<DraftState['conflict']>;
  words: AnswerWords;
  /** 'your basic form' */
  what: string;
  /** Where it is a page of its own */
  heading?: 'h1' | 'h2';
  onChoose: (side: Side) => void;
  /** Where somebody may read on first: nothing is saved until they choose */
  onLater?: () => void;
}

interface VersionProps extends Props {
  side: Side;
  title: string;
  detail: string;
  isPhone: boolean;
  chosen: boolean;
  choose: () => void;
}

function Version({ side, title, detail, isPhone, chosen, choose, conflict, words }: VersionProps): ReactNode {
  const Device = isPhone ? Smartphone : Laptop;
  return (
    <label className={styles.version} data-chosen={chosen || undefined}>
      <span className={styles.head}>
        <input type="radio" name="version" value={side} checked={chosen} onChange={choose} />
        <span>
          <b>{title}</b>
          <small>{detail}</small>
        </span>
        <Device size={26} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <dl>
        {conflict.clashes.map((clash) => (
          <div key={clash.place.join('.')}>
            <dt>{words.labelOf(clash.place)}</dt>
            <dd>
              <span className="sr-text">differs: </span>
              <mark>{words.textOf(clash.place, clash[side]) ?? 'Not answered'}</mark>
            </dd>
          </div>
        ))}
      </dl>
    </label>
  );
}

const isPhone = (device: string): boolean => /iPhone|iPad|Android/.test(device);

/** Two versions of a draft, side by side. Saving and sending wait until the person chooses. */
export function ConflictScreen(props: Props): ReactNode {
  const { conflict, what, words, heading: Heading = 'h2', onChoose, onLater } = props;
  const [side, setSide] = useState<Side>();
  const [missing, setMissing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { device, at } = conflict.theirs;
  const versions = [
    { side: 'mine', title: 'This device', detail: 'Not saved yet', isPhone: isPhone(navigator.userAgent) },
    {
      side: 'theirs',
      title: 'Your other device',
      detail: `${device}, ${formatMoment(new Date(at), new Date())}`,
      isPhone: isPhone(device),
    },
  ] as const;
  return (
    <section className={styles.conflict} aria-labelledby="conflict-heading">
      <PageStyles href={href} />
      <p className={styles.over}>Two versions of {what}</p>
      <Heading id="conflict-heading" ref={heading} tabIndex={-1}>
        Which version is right?
      </Heading>
      <p className={styles.lead}>
        You changed the same answers on two devices before either could save. Nothing is lost: choose one to go on with,
        and we keep the other until you send.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (side) onChoose(side);
          else setMissing(true);
        }}
      >
        <fieldset className={styles.versions} aria-describedby={missing ? 'conflict-missing' : undefined}>
          <legend className="sr-text">Which version is right?</legend>
          {versions.map((version) => (
            <Version
              key={version.side}
              {...props}
              {...version}
              chosen={side === version.side}
              choose={() => {
                setSide(version.side);
                setMissing(false);
              }}
            />
          ))}
        </fieldset>
        <div role="alert">
          {missing && (
            <p id="conflict-missing" className={styles.missing}>
              Choose a version
            </p>
          )}
        </div>
        <SameAnswers mine={conflict.mine} theirs={conflict.theirs.content} words={words} />
        <div className={styles.actions}>
          <Button type="submit">Use the version I chose</Button>
          {onLater && (
            <button type="button" className={styles.later} onClick={onLater}>
              Decide later
            </button>
          )}
        </div>
        <p className="mt-4 muted">
          What you changed on only one device is already in both. Saving and sending wait until you choose.
        </p>
      </form>
    </section>
  );
}
