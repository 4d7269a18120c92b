import { DOCUMENT_ACCEPT, DOCUMENT_FORMATS, MAX_DOCUMENT_MB } from '@brokerage/domain/application/document-requests';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../../../lib/use-api';
import { sendFile } from './send-file';

export interface Upload {
  id: number;
  requestId: string;
  file: File;
  state: 'waiting' | 'sending' | 'checking' | 'failed';
  /** From 0 to 1 */
  share: number;
  problem?: string;
  /** Whether the same file may work another time */
  again?: boolean;
}

export interface Uploads {
  list: readonly Upload[];
  add(requestId: string, files: Iterable<File>): void;
  retry(id: number): void;
  /** Stops one that is under way, or takes one out of sight that failed or arrived. */
  drop(id: number): void;
}

/** A phone's connection is not faster for being shared by more. */
const AT_ONCE = 2;
const ENDINGS = DOCUMENT_ACCEPT.split(',');

/** What is wrong with a file before it is sent. The server looks at its bytes. */
function problemOf(file: File): string | undefined {
  if (file.size > MAX_DOCUMENT_MB * 1024 * 1024) return `Larger than ${MAX_DOCUMENT_MB} MB. Send it in parts`;
  if (file.size === 0) return 'This file is empty';
  const known = [...ENDINGS, '.heic', '.heif'].some((ending) => file.name.toLowerCase().endsWith(ending));
  return known || file.type.startsWith('image/') ? undefined : `We take ${DOCUMENT_FORMATS}`;
}

/** Files on their way, two at a time. `onDone` is called for each that arrived. */
export function useUploads(onDone: () => Promise<unknown>): Uploads {
  const api = useApi();
  const [list, setList] = useState<readonly Upload[]>([]);
  const stops = useRef(new Map<number, () => void>());
  const next = useRef(0);
  const done = useRef(onDone);
  /** One after the other: asked for beside another reload, Apollo would give that one's answer, from before this file */
  const reloads = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    done.current = onDone;
  });

  const change = useCallback((id: number, to: Partial<Upload>) => {
    setList((all) => all.map((one) => (one.id === id ? { ...one, ...to } : one)));
  }, []);
  const forget = useCallback((id: number) => {
    stops.current.delete(id);
    setList((all) => all.filter((one) => one.id !== id));
  }, []);

  useEffect(() => {
    const busy = list.filter(({ state }) => state === 'sending' || state === 'checking').length;
    for (const { id, requestId, file } of list.filter(({ state }) => state === 'waiting').slice(0, AT_ONCE - busy)) {
      if (stops.current.has(id)) continue;
      const stop = sendFile(
        api,
        { requestId, file },
        // one that was throttled is sent again from its beginning
        (share) => change(id, { share, state: share < 1 ? 'sending' : 'checking' }),
        (sent) => {
          stops.current.delete(id);
          if (!sent.done) {
            change(id, { state: 'failed', problem: sent.problem, again: sent.again });
            return;
          }
          const reload = (): Promise<unknown> => done.current();
          reloads.current = reloads.current.then(reload, reload);
          void reloads.current.catch(() => undefined).finally(() => forget(id));
        },
      );
      stops.current.set(id, stop);
      change(id, { state: 'sending', share: 0 });
    }
  }, [api, list, change, forget]);

  useEffect(() => {
    const all = stops.current;
    return () => all.forEach((stop) => stop());
  }, []);

  return {
    list,
    add(requestId, files) {
      const added = Array.from(files, (file): Upload => {
        const problem = problemOf(file);
        next.current += 1;
        const state = problem === undefined ? 'waiting' : 'failed';
        return { id: next.current, requestId, file, state, share: 0, problem, again: false };
      });
      setList((all) => [...all, ...added]);
    },
    retry: (id) => change(id, { state: 'waiting', share: 0, problem: undefined }),
    drop(id) {
      // all of it is with the server, which keeps it whoever hangs up: once it says so the papers are read again
      const isThere = list.some((one) => one.id === id && one.state === 'checking');
      if (!isThere) stops.current.get(id)?.();
      forget(id);
    },
  };
}
