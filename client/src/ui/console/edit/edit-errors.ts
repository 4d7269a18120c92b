import { createContext, useContext } from 'react';

/** What is wrong with what an editor holds, by the name of the control. */
export type EditErrors = Readonly<Record<string, string>>;

const NONE: EditErrors = {};

export const EditErrorsContext = createContext<EditErrors>(NONE);

export const useEditErrors = (): EditErrors => useContext(EditErrorsContext);
