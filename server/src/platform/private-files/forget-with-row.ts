import type { Platform } from '../platform.js';

/**
 * Takes away an object with its row, or neither. `statement` deletes the row $1 where it may go, and gives its "objectKey":
 * the row decides, because whoever kept the object cannot know what was written where the answer to a COMMIT was lost. It
 * goes only once the object is gone, since it alone knows the name.
 */
export const forgetWithRow = (
  { db, privateFiles }: Pick<Platform, 'db' | 'privateFiles'>,
  statement: string,
  id: string,
): Promise<void> =>
  db.transaction(async (manager) => {
    const [rows] = await manager.query<[{ objectKey: string }[], number]>(statement, [id]);
    for (const { objectKey } of rows) await privateFiles.remove(objectKey);
  });
