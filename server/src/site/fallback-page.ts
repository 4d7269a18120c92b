import { MESSAGES } from '@brokerage/domain/vocabulary/messages';

const OUR_PROBLEM = { title: MESSAGES.unexpected, text: 'The problem is on our side. Please try again in a minute.' };

/**
 * What a visitor sees when a page could not be made at all, or not now. It needs nothing: no script, no style file, no
 * database.
 */
export function fallbackPage({ title, text }: { title: string; text: string } = OUR_PROBLEM): string {
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main style="max-width:34rem;margin:12vh auto;padding:0 20px;font:400 17px/1.58 system-ui,sans-serif;color:#0e1d1a">
<h1 style="font-size:2rem;line-height:1.1">${title}</h1>
<p>${text}</p>
<p><a href="/" style="color:#1e6e5e;font-weight:600">Go to the home page</a></p>
</main>
</body>
</html>`;
}
