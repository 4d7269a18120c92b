import { Suspense, type ReactNode } from 'react';
import { useInBrowser } from '../../lib/in-browser';
import { Button } from '../button';
import { PrintSheet } from '../print-sheet';

/** The sheet for paper may still be on its way. */
async function print(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[media="print"]')];
  await Promise.all(
    sheets.map(async (link) => {
      if (!link.sheet)
        await new Promise((done) => ['load', 'error'].forEach((name) => link.addEventListener(name, done)));
    }),
  );
  window.print();
}

/** Prints the page. It brings the sheet for paper, which comes with nothing else before the page is at rest. */
export function PrintButton(): ReactNode {
  const inBrowser = useInBrowser();
  return (
    <>
      {inBrowser && (
        <Suspense>
          <PrintSheet />
        </Suspense>
      )}
      <Button look="outline" small onClick={() => void print()}>
        Print
      </Button>
    </>
  );
}
