import { CHAT_STEPS, type Answered } from 'domain/chat/steps';

/** What somebody told the chat, in the order it asks, as the office reads it. */
export function labelDetails(details: Answered): { label: string; value: string }[] {
  return Object.values(CHAT_STEPS).flatMap(({ field, label }) => {
    const value = details[field];
    return value === undefined ? [] : [{ label, value }];
  });
}
