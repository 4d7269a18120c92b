/** A file, as far as it decides whether it may go before its period is over. */
export interface ErasedFile {
  isApplication: boolean;
  /** It became a mortgage, or a rate is held for it */
  arranged: boolean;
  held: boolean;
}

const RULES = 'the rules for mortgage brokers make us keep it until then';

/** Why a file stays although the person asks for its erasure; undefined where it may go. */
export function keptAgainstErasure({ isApplication, arranged, held }: ErasedFile): string | undefined {
  if (held) return 'We can’t erase it while it is under a legal hold.';
  if (isApplication) return `We can’t erase it sooner: it is an application, and ${RULES}.`;
  return arranged ? `We can’t erase it sooner: a mortgage was arranged, and ${RULES}.` : undefined;
}
