import { createContext } from 'react';

/** Whether the site's header and footer stand around the page. */
export const InSite = createContext(false);
