import type { ReactElement } from 'react';

/** As wide as emails are read; Outlook for Windows knows no max-width. */
const WIDTH = 600;
const OPEN = `<!--[if mso]><table role="presentation" align="center" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td width="${WIDTH}"><![endif]-->`;
const CLOSE = '<!--[if mso]></td></tr></table><![endif]-->';

const mark = (at: 'open' | 'close'): ReactElement => <i data-outlook={at} />;

/** A table around the frame that only Outlook sees. React writes no comments: marks stand where they come. */
export const OUTLOOK_TABLE = { open: mark('open'), close: mark('close') };

export const withOutlookTable = (html: string): string =>
  html.replace('<i data-outlook="open"></i>', OPEN).replace('<i data-outlook="close"></i>', CLOSE);
