import { MessageCircle, SendHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';

export const TalkIcon = (): ReactNode => <MessageCircle size={26} aria-hidden="true" />;
export const SendIcon = (): ReactNode => <SendHorizontal size={22} aria-hidden="true" />;
