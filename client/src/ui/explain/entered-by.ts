import { createContext } from 'react';

/** Whose word the figures that were entered are, where it is not the reader’s own scenario. */
export const EnteredBy = createContext<string | undefined>(undefined);
