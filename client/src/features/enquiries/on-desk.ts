import { createContext, useContext } from 'react';
import type { EnquiryRowFragment } from './enquiries.generated';

/** An enquiry as the office's inbox has it, and as the desk of an adviser has it. */
export type EnquiryFacts = Omit<EnquiryRowFragment, '__typename'>;

/** True below the page of an adviser's own desk: what is done there is held to their own leads by the server. */
export const OnDesk = createContext(false);

export const useOnDesk = (): boolean => useContext(OnDesk);
