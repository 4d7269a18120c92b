import { browserDrafts, committed, done, records } from '../../lib/draft-store';

/** A text in the browser's database of drafts, under its writer's id, as the drafts of forms are. Sign-out empties it. */
interface KeptText {
  owner: string;
  kind: string;
  text: string;
}

/** Each call fails where the browser forbids it or has no room. */
export const keptTexts = {
  /** What this person wrote; what somebody else left in this browser goes. */
  async read(owner: string, name: string): Promise<string | undefined> {
    await browserDrafts.removeOthers(owner);
    const kept = await done((await records('readonly')).get([owner, name]) as IDBRequest<KeptText | undefined>);
    return kept?.text;
  },
  /** Nothing written: nothing kept. */
  async write(owner: string, name: string, text: string): Promise<void> {
    const store = await records('readwrite');
    if (text) store.put({ owner, kind: name, text } satisfies KeptText);
    else store.delete([owner, name]);
    await committed(store);
  },
};
