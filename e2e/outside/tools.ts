import { createRequire } from 'node:module';
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { HtmlValidate } from 'html-validate';

const require = createRequire(import.meta.url);
const source = (file: string): string => fs.readFileSync(require.resolve(file), 'utf8');

/** What a tool complains of: the name of its rule, and the markup or the place. */
export interface Finding {
  rule: string;
  at: string;
}

/** Each of the tools that other people hold against a page, and what it found there. */
export interface OutsideTool {
  name: string;
  look: (page: Page) => Promise<Finding[]>;
  /** It reads what the server sends, which no width changes. */
  once?: true;
}

const CODE_SNIFFER = source('html_codesniffer/build/HTMLCS.js');
const CHECKER = source('accessibility-checker-engine/ace.js');
const SHORT = 200;

/** Every rule that axe has, the ones that are only advice too. */
async function axeOf(page: Page): Promise<Finding[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (short) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ rule: id, at: html.slice(0, short) })));
  }, SHORT);
}

interface SnifferMessage {
  type: number;
  code: string;
  element: Element;
}
interface Sniffer {
  ERROR: number;
  process: (standard: string, root: Document, done: () => void) => void;
  getMessages: () => SnifferMessage[];
  getTranslation: (key: string) => string | undefined;
}

/** HTML_CodeSniffer, WCAG 2 AA: errors. Its warnings and notices are questions to a person. */
async function sniffed(page: Page): Promise<Finding[]> {
  await page.evaluate(CODE_SNIFFER);
  return page.evaluate(async (short) => {
    const sniffer = (window as unknown as { HTMLCS: Sniffer }).HTMLCS;
    // some of its messages have no text, for which it throws
    const said = sniffer.getTranslation.bind(sniffer);
    sniffer.getTranslation = (key) => said(key) ?? key;
    await new Promise<void>((resolve) => {
      sniffer.process('WCAG2AA', document, resolve);
    });
    return sniffer
      .getMessages()
      .filter(({ type }) => type === sniffer.ERROR)
      .map(({ code, element }) => ({ rule: code, at: element.outerHTML.slice(0, short) }));
  }, SHORT);
}

interface CheckerReport {
  results: {
    ruleId: string;
    reasonId: string;
    value: [policy: string, result: string];
    snippet: string;
    path: { dom: string };
  }[];
}
interface Checker {
  check: (root: Document, rulesets: string[]) => Promise<CheckerReport>;
}

/** It takes what is clipped for hidden, which a screen reader reads. */
const UNCLIPPED = '* { clip-path: none !important }';

/** IBM's checker: what fails. What it calls potential or manual is a question to a person. */
async function checked(page: Page): Promise<Finding[]> {
  await page.evaluate(CHECKER);
  return page.evaluate(
    async ([short, css]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
      const { Checker: Made } = (window as unknown as { ace: { Checker: new () => Checker } }).ace;
      const { results } = await new Made().check(document, ['IBM_Accessibility']);
      document.adoptedStyleSheets.pop();
      return results
        .filter(({ value: [policy, result] }) => policy === 'VIOLATION' && result === 'FAIL')
        .map(({ ruleId, reasonId, snippet, path }) => ({
          rule: `${ruleId}/${reasonId}`,
          at: `${snippet.slice(0, short)} ${path.dom}`,
        }));
    },
    [SHORT, UNCLIPPED] as const,
  );
}

const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: {} });

/** html-validate: the page as the server writes it, before any script has touched it. */
async function validated(page: Page): Promise<Finding[]> {
  const reply = await page.request.get(page.url());
  const { results } = await validator.validateString(await reply.text());
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => ({ rule: ruleId, at: `${message} ${selector ?? ''}` })),
  );
}

export const OUTSIDE_TOOLS: readonly OutsideTool[] = [
  { name: 'axe', look: axeOf },
  { name: 'HTML_CodeSniffer', look: sniffed },
  { name: 'IBM checker', look: checked },
  { name: 'html-validate', look: validated, once: true },
];

interface Excuse {
  tool: string;
  rule: RegExp;
  at?: RegExp;
  why: string;
}

/** What a tool calls a fault and is none, and why. Each is one sentence that somebody can check. */
const EXCUSES: readonly Excuse[] = [
  {
    tool: 'IBM checker',
    rule: /^aria_content_in_landmark/,
    at: /class="skip"/,
    why: 'the link that skips the header stands before every landmark: axe asks for it there',
  },
  {
    tool: 'IBM checker',
    rule: /^element_tabbable_role_valid/,
    at: /role="region"/,
    why: 'what scrolls sideways is reached by Tab: axe asks for it (scrollable-region-focusable)',
  },
  {
    tool: 'IBM checker',
    rule: /^aria_(form_label|landmark_name)_unique/,
    at: /^<form/,
    why: 'a form without a name of its own is no landmark (HTML-AAM), and needs none',
  },
  {
    tool: 'IBM checker',
    rule: /^aria_complementary_labelled/,
    at: /class="note"/,
    why: 'a note inside a post is read in its place; its first words say what it is',
  },
  {
    tool: 'IBM checker',
    rule: /^input_autocomplete_valid/,
    at: /autocomplete="username"/,
    why: 'the HTML standard lets an email field be the username',
  },
  {
    tool: 'IBM checker',
    rule: /^label_content_exists/,
    at: /^<label> /,
    why: 'the native twin of a list of React Aria, for what fills in forms; it is hidden from people (aria-hidden)',
  },
  {
    tool: 'IBM checker',
    rule: /^label_content_exists/,
    at: /^<label class="(pick|tick_|saved-mark saved-pick)/,
    why: 'its tick has a name of its own; the label is the room for a finger around it',
  },
  {
    tool: 'IBM checker',
    rule: /^table_headers_related/,
    at: /colspan="2"/,
    why: 'a sentence below the table, as wide as it is, belongs to none of its columns',
  },
  {
    tool: 'HTML_CodeSniffer',
    rule: /H98$/,
    at: /autocomplete="username"/,
    why: 'the HTML standard lets an email field be the username',
  },
  {
    tool: 'HTML_CodeSniffer',
    rule: /H91\.InputEmail\.Name$/,
    at: /hidden=""/,
    why: 'it is hidden from everybody, and tells password managers whose password it is',
  },
  {
    tool: 'HTML_CodeSniffer',
    rule: /H32\.2$/,
    why: 'a form that sends nothing: the figures follow each key',
  },
  {
    tool: 'HTML_CodeSniffer',
    rule: /H43\.HeadersRequired$/,
    why: 'every header cell has a scope, which says the same',
  },
  {
    tool: 'HTML_CodeSniffer',
    rule: /1_4_3\.G18\.Fail$/,
    at: /★/,
    why: 'the pale stars are the ground of a picture, whose name says how many there are',
  },
];

export const excused = (tool: string, { rule, at }: Finding): boolean =>
  EXCUSES.some((one) => one.tool === tool && one.rule.test(rule) && (one.at?.test(at) ?? true));
