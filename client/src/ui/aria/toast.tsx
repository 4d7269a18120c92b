import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { browserChoice, useBrowserChoice } from '../../lib/browser-choice';

interface Message {
  text: string;
  /** Takes back what was done; the toast goes. */
  undo?: () => void;
  bad?: boolean;
}

export const TOAST_MS = 8_000;

const SHOWN = 3;
const queue = new ToastQueue<Message>({ maxVisibleToasts: SHOWN });

/** For those who need longer than that (WCAG 2.2.1). */
const leaving = browserChoice('messages', ['pass', 'stay']);
export const setMessagesStay = (stay: boolean): void => leaving.set(stay ? 'stay' : 'pass');
export const useMessagesStay = (): boolean => useBrowserChoice(leaving, 'pass') === 'stay';

/**
 * Says what was done, for 8 seconds, with Undo where there is one: `toast({ text: '3 rates archived', undo })`. Time stands
 * still while somebody points at it or is in it with the keyboard (F6 goes there); where somebody chose that messages stay,
 * it stands until it is closed or three newer ones came. Gives a function that takes it away.
 */
export function toast(message: Message): () => void {
  const stays = leaving.read() === 'stay';
  const oldest = queue.visibleToasts[SHOWN - 1];
  if (stays && oldest) queue.close(oldest.key);
  const key = queue.add(message, stays ? {} : { timeout: TOAST_MS });
  return () => queue.close(key);
}

/** Where toasts appear; once in a frame. */
export function Toasts(): ReactNode {
  return (
    <ToastRegion queue={queue} className="a-toasts" aria-label="Messages">
      {({ toast: shown }) => (
        <Toast toast={shown} className={`a-toast${shown.content.bad ? ' a-toast-bad' : ''}`}>
          <ToastContent className="a-toast-text">
            <Text slot="title">{shown.content.text}</Text>
          </ToastContent>
          {shown.content.undo && (
            <Button
              className="a-toast-undo"
              onPress={() => {
                shown.content.undo?.();
                queue.close(shown.key);
              }}
            >
              Undo
            </Button>
          )}
          <Button slot="close" className="a-toast-close" aria-label="Close this message">
            <X size={16} aria-hidden="true" />
          </Button>
        </Toast>
      )}
    </ToastRegion>
  );
}
