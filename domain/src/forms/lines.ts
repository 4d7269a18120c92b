/** The lines of a list, each without its bullet. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•]?\s*/, '').trim())
    .filter((line) => line !== '');
