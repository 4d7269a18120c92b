import { lowerCase } from '@brokerage/domain/data/codes';
import { REFUSAL_REASONS } from '@brokerage/domain/application/document-requests';
import { shortMonthAndDay, wallClock } from '@brokerage/domain/calendar/wall-clock';
import { Check, CircleAlert, Clock3, Hourglass, Upload as UploadMark, type LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import styles from './documents.module.css?sheet';
import { ChooseFiles } from './choose-files';
import { FileList } from './file-list';
import { isOpen, wordsOf, type Paper } from './paper-groups';
import { PhotoCamera, type Camera } from './photo-camera';
import type { Uploads } from './use-uploads';

interface Props {
  paper: Paper;
  uploads: Uploads;
  canSend: boolean;
  reload: () => Promise<unknown>;
}

interface Tag {
  look: 'need' | 'wait' | 'ok' | 'bad' | 'old' | 'quiet';
  words: string;
  Mark?: LucideIcon;
}

const TAGS: Readonly<Record<Paper['state'], Tag>> = {
  NEEDED: { look: 'need', words: 'To send' },
  RECEIVED: { look: 'wait', words: 'We have it', Mark: Hourglass },
  ACCEPTED: { look: 'ok', words: 'Accepted', Mark: Check },
  REFUSED: { look: 'bad', words: 'Not accepted', Mark: CircleAlert },
  EXPIRED: { look: 'old', words: 'Out of date', Mark: Clock3 },
  WAIVED: { look: 'quiet', words: 'Not needed' },
};
const UPLOADING: Tag = { look: 'wait', words: 'Uploading', Mark: UploadMark };

const day = (at: string | null | undefined): string => (at ? shortMonthAndDay(wallClock(new Date(at))) : '');

/** When the last thing happened to it */
function whenOf({ state, documents, decidedAt, askedAt, mine }: Paper): string {
  if (state === 'RECEIVED') return mine ? `Sent ${day(documents.at(-1)?.sentAt)}` : '';
  if (state === 'NEEDED') return mine ? '' : `Asked ${day(askedAt)}`;
  return day(decidedAt);
}

/** A paper: what it is, where it stands, and what its owner can do about it. */
export function PaperRow({ paper, uploads, canSend, reload }: Props): ReactNode {
  const { label, hint } = wordsOf(paper);
  const under = uploads.list.filter(({ requestId }) => requestId === paper.id);
  const { look, words, Mark } = under.some(({ state }) => state !== 'failed') ? UPLOADING : TAGS[paper.state];
  const takes = paper.mine && canSend && (isOpen(paper) || paper.state === 'RECEIVED');
  // stays while the row changes with what arrives: photos not sent yet are kept
  const camera = useRef<Camera>(null);
  const choose = {
    paper,
    label,
    onFiles: (files: File[]) => uploads.add(paper.id, files),
    onCamera: () => camera.current?.shoot(),
  };
  const kept = paper.state === 'RECEIVED' ? paper.documents.filter(({ state }) => state !== 'INFECTED') : [];
  return (
    <li className={styles.paper} data-look={paper.mine ? look : undefined}>
      <div>
        <b id={`paper-${paper.id}`}>{label}</b>
        {hint && paper.mine && paper.state !== 'WAIVED' && <p className={styles.hint}>{hint}</p>}
      </div>
      <span className={styles.tag} data-look={look}>
        {Mark && <Mark size={16} aria-hidden="true" />}
        {words}
      </span>
      <div className={styles.action}>
        {takes && isOpen(paper) ? <ChooseFiles {...choose} /> : <span className={styles.date}>{whenOf(paper)}</span>}
      </div>
      <Why paper={paper} />
      <FileList kept={kept} uploads={under} control={uploads} reload={reload} removable={takes} />
      {takes && paper.state === 'RECEIVED' && (
        <div className={styles.wide}>
          <ChooseFiles {...choose} more />
        </div>
      )}
      {takes && <PhotoCamera ref={camera} label={label} onFiles={choose.onFiles} />}
    </li>
  );
}

function Why({ paper }: { paper: Paper }): ReactNode {
  const { state, mine, reason, note, decidedBy, decidedAt } = paper;
  if (!mine) return null;
  if (state === 'EXPIRED') {
    return (
      <p className={styles.note} data-look="old">
        <Clock3 size={20} aria-hidden="true" />
        <span>Lenders no longer accept it: it’s too old. Please send your newest one.</span>
      </p>
    );
  }
  if (state !== 'REFUSED') return null;
  const told = reason ? REFUSAL_REASONS[lowerCase(reason)].told : REFUSAL_REASONS.other.told;
  return (
    <p className={styles.note} data-look="bad">
      <CircleAlert size={20} aria-hidden="true" />
      <span>
        <b>
          {decidedBy?.split(' ')[0] ?? 'Your broker'}, {day(decidedAt)}:
        </b>{' '}
        {note ? `“${note}”` : told}
      </span>
    </p>
  );
}
