import { plainTextSelectors } from '@react-email/render';
import { compile } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from '../interfaces.js';
import { withOutlookTable } from './outlook.js';

export interface RenderedMail extends Omit<MailContent, 'element'> {
  html: string;
  text: string;
}

/** What mail programs know best */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** As it is written: capitals would shout, and change names. */
const QUIET_HEADINGS = ['h1', 'h2', 'h3'].map((selector) => ({
  selector,
  format: 'heading',
  options: { leadingLineBreaks: 2, trailingLineBreaks: 2, uppercase: false },
}));

/** The words of a page, as React Email finds them. Compiled once: to choose among the selectors takes longer than a message. */
const wordsOf = compile({ wordwrap: false, selectors: [...plainTextSelectors, ...QUIET_HEADINGS] });

/**
 * Both parts of a message from its one description. React's plain renderer takes half the time of the one that streams, and
 * leaves out the marks that only a browser with React needs.
 */
export function renderMail({ element, ...content }: MailContent): RenderedMail {
  const html = DOCTYPE + withOutlookTable(renderToStaticMarkup(element));
  return { ...content, html, text: wordsOf(html) };
}
