import { PHOTO_MAX_BYTES, PHOTO_REFUSAL, PHOTO_TYPES } from '@brokerage/domain/agents/photo';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { AgentWindow } from '../../ui/agent/agent-window';
import { Button } from '../../ui/console/button';
import type { EditedAgentFragment } from './agents.generated';
import styles from './agents.module.css?sheet';
import { useDrafting } from './draft-context';

interface Props {
  photo: EditedAgentFragment['photo'] | undefined;
  busy: boolean;
  problem: string | undefined;
  upload: (file: File) => void;
  remove: () => void;
}

const inside = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)));

/** The photo, the point that is always shown, and what the page makes of it. */
export function PhotoPanel({ photo, busy, problem, upload, remove }: Props): ReactNode {
  const { agentId, draft, set } = useDrafting();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const { focusX, focusY } = draft;

  function choose(file: File): void {
    const good = PHOTO_TYPES.includes(file.type) && file.size <= PHOTO_MAX_BYTES;
    setRefusal(good ? undefined : PHOTO_REFUSAL);
    if (good) upload(file);
  }

  function point({ clientX, clientY, currentTarget }: MouseEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    set({ focusX: inside(((clientX - left) / width) * 100), focusY: inside(((clientY - top) / height) * 100) });
  }

  return (
    <section className="panel panel-pad" aria-labelledby="photo-title">
      <h2 id="photo-title">Photo</h2>
      <div className={styles.window}>
        <AgentWindow photo={photo ? { ...photo, focusX, focusY } : null} alt="" />
      </div>
      {!photo && <p className="muted">Without a photo the page shows a window with a lamp in it.</p>}
      {photo && (
        <>
          {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the sliders do the same */}
          <div className={styles.focus} onClick={point}>
            <img src={photo.url} width={photo.width} height={photo.height} alt="All of it, as it was sent" />
            <i style={{ left: `${focusX}%`, top: `${focusY}%` }} />
          </div>
          <p className="muted">Click the part that must stay visible, usually the face.</p>
          <div className={styles.sliders}>
            <label>
              From the left
              <input
                type="range"
                min={0}
                max={100}
                value={focusX}
                onChange={({ target }) => set({ focusX: Number(target.value) })}
              />
            </label>
            <label>
              From the top
              <input
                type="range"
                min={0}
                max={100}
                value={focusY}
                onChange={({ target }) => set({ focusY: Number(target.value) })}
              />
            </label>
          </div>
        </>
      )}
      <p className="problem" role="alert">
        {refusal ?? problem}
      </p>
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES.join()}
        className="sr-text"
        tabIndex={-1}
        aria-label="Photo file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) choose(file);
          target.value = '';
        }}
      />
      {agentId === undefined ? (
        <p className="muted">Save the agent first. Then you can add a photo.</p>
      ) : (
        <div className={styles.row}>
          <Button small off={busy} onClick={() => input.current?.click()}>
            {photo ? 'Change photo' : 'Add a photo'}
          </Button>
          {photo && (
            <Button small look="quiet" off={busy} onClick={remove}>
              Remove photo
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
