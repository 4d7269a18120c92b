import { createHash } from 'node:crypto';
import { Router } from 'express';
import { SHOWN_ELSEWHERE } from '../platform/shown-elsewhere.js';
import { sendNamed } from './etag.js';

/** Pairs of the design's palette: ground, letters and a bar; each pair of ground and letters has a contrast of 4.5 or more. */
const PALETTE = [
  { ground: '#0c2e28', letters: '#fbd07a', bar: '#3a9079' },
  { ground: '#17584c', letters: '#f1f8f5', bar: '#f7b83d' },
  { ground: '#123f56', letters: '#e4f2f7', bar: '#4c97b8' },
  { ground: '#1b5673', letters: '#fde2ad', bar: '#a3d0e2' },
  { ground: '#8f2a1d', letters: '#fcebe7', bar: '#f7b83d' },
  { ground: '#6b4a86', letters: '#ffffff', bar: '#ddd0ea' },
  { ground: '#6a3e00', letters: '#fef2d9', bar: '#e79b13' },
  { ground: '#c6e2d7', letters: '#071f1b', bar: '#1e6e5e' },
  { ground: '#fde2ad', letters: '#6a3e00', bar: '#e79b13' },
  { ground: '#c8e4ee', letters: '#123f56', bar: '#1b5673' },
] as const;
const SMALL_WORDS = new Set(['of', 'the', 'and', 'de', 'du', 'des', 'la', 'le']);
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG = 100;
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/** 'PL' of 'Prairie Lantern Credit Union'; two letters of a name of one word. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !SMALL_WORDS.has(word.toLowerCase()));
  const [first = '?', second] = words;
  const letters = second ? [first, second].map((word) => Array.from(word)[0] ?? '') : Array.from(first).slice(0, 2);
  return letters.join('').toUpperCase();
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A lender's mark drawn from its name: the same name always has the same colours and ornament. */
export function monogram(name: string): string {
  const [colour = 0, ornament = 0] = createHash('sha256').update(name).digest();
  const { ground, letters, bar } = PALETTE[colour % PALETTE.length] ?? PALETTE[0];
  const ornaments = [
    `<path d="M0 96V76h96v20z" fill="${bar}"/>`,
    `<circle cx="84" cy="12" r="26" fill="${bar}"/>`,
    `<path d="M0 96V66l30 30z" fill="${bar}"/>`,
    `<path d="M0 84q24-14 48 0t48 0v12H0z" fill="${bar}"/>`,
  ];
  const middle = ornament % ornaments.length === 0 ? 52 : 61;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" role="img" aria-label="${escaped(name)}">`,
    `<clipPath id="r"><rect width="96" height="96" rx="20"/></clipPath><g clip-path="url(#r)">`,
    `<path d="M0 0h96v96H0z" fill="${ground}"/>${ornaments[ornament % ornaments.length] ?? ''}`,
    `<text x="48" y="${middle}" text-anchor="middle" font-family="Figtree,Arial,sans-serif" font-weight="800" font-size="38" letter-spacing="-1" fill="${letters}">${escaped(initialsOf(name))}</text>`,
    `</g></svg>`,
  ].join('');
}

/** 'Prairie Lantern Credit Union' of `prairie-lantern-credit-union`. */
const nameOf = (slug: string): string =>
  slug.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase());

/**
 * `/logos/<slug>.svg`. The slug is made from the name and has the same initials, so that nothing needs to be looked up and
 * a lender's mark can be kept by browsers and proxies for long.
 */
export function logos(): Router {
  const router = Router();
  router.get('/logos/:file', (request, response, next) => {
    const { file } = request.params;
    const slug = file.replace(/\.svg$/, '');
    if (!file.endsWith('.svg') || slug.length > MAX_SLUG || !SLUG.test(slug)) {
      next();
      return;
    }
    response.set({
      'Cache-Control': CACHE_CONTROL,
      // opened by itself it is a document: it may do nothing but show
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ...SHOWN_ELSEWHERE,
    });
    response.type('image/svg+xml');
    sendNamed(request, response, monogram(nameOf(slug)));
  });
  return router;
}
