import { MESSAGES } from '@brokerage/domain/vocabulary/messages';

/**
 * What a visitor sees when a page could not be made at all. It needs nothing: no script, no style file, no database.
 */
export function fallbackPage(): string {
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${MESSAGES.unexpected}</title>
</head>
<body>
<main style="max-width:34rem;margin:12vh auto;padding:0 20px;font:400 17px/1.58 system-ui,sans-serif;color:#0e1d1a">
<h1 style="font-size:2rem;line-height:1.1">${MESSAGES.unexpected}</h1>
<p>The problem is on our side. Please try again in a minute.</p>
<p><a href="/" style="color:#1e6e5e;font-weight:600">Go to the home page</a></p>
</main>
</body>
</html>`;
}
