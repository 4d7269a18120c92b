import { createContext } from 'react';
import type { Sender } from '@brokerage/domain/vocabulary/consents';

/** Who the application goes to; the page knows it from the site's settings. */
export interface Office {
  brand: string;
  /** As people read it; unknown while the settings cannot be had */
  phone: string | undefined;
  /** Who asks for the consents */
  sender: Sender;
}

export const OfficeContext = createContext<Office>({
  brand: '',
  phone: undefined,
  sender: { legalName: '', address: '' },
});
