import { v7 } from 'uuid';

/** A new UUIDv7: made by the application, so that a record's id is known before it is written; sorts by time. */
export function newId(): string {
  return v7();
}
