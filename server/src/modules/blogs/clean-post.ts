import {
  DROPPED_WITH_CONTENT,
  isAllowedValue,
  POST_ATTRIBUTES,
  POST_TAGS,
  SANITISER_VERSION,
} from '@brokerage/domain/blog/html';
import { withHeadings, wordsOf, type Heading } from '@brokerage/domain/blog/headings';
import { withoutUnstorable } from '@brokerage/domain/text/storable';
import { readingMinutes } from '@brokerage/domain/blog/post';
import sanitizeHtml from 'sanitize-html';

export interface CleanPost {
  html: string;
  /** Its words alone */
  text: string;
  contents: Heading[];
  readingMinutes: number;
  sanitiserVersion: number;
}

const SAME: Readonly<Record<string, string>> = {
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
};

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...POST_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(POST_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  nonTextTags: [...DROPPED_WITH_CONTENT],
  allowProtocolRelative: false,
  transformTags: {
    '*': (name, given) => {
      const tagName = SAME[name] ?? name;
      const known = POST_ATTRIBUTES[tagName] ?? [];
      const attribs = Object.fromEntries(
        known.flatMap((key) => {
          const value = given[key];
          return value !== undefined && isAllowedValue(tagName, key, value) ? [[key, value]] : [];
        }),
      );
      return { tagName, attribs: tagName === 'img' ? { alt: '', ...attribs } : attribs };
    },
  },
  // a picture that is not ours is none
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

/**
 * Only what the list of the domain allows, written as the editor writes it. A reference such as `&#7;` is the character
 * itself by now, and the rule of what can be kept is asked again.
 */
export const cleanHtml = (html: string): string =>
  withoutUnstorable(sanitizeHtml(html, OPTIONS)).replace(/<(br|hr|img)([^<>]*?) \/>/g, '<$1$2>');

/** What is stored of the HTML that somebody sent: clean, with ids on its headings. Cleaning it again changes nothing. */
export function cleanPost(given: string): CleanPost {
  const { html, contents } = withHeadings(cleanHtml(given));
  const text = wordsOf(html);
  return { html, text, contents, readingMinutes: readingMinutes(text), sanitiserVersion: SANITISER_VERSION };
}
