/** What a person typed, by the name it has in the address. */
export type Texts = Readonly<Record<string, string>>;

/** The number a person meant: $, separators and % are dropped. NaN where it is none, so that the engine names the field. */
export function numberOf(text: string | undefined): number {
  const plain = (text ?? '').replace(/[$,%\s]/g, '');
  return /^\d*\.?\d+$|^\d+\.$/.test(plain) ? Number(plain) : Number.NaN;
}

/** As above, where nothing typed means none. */
export const numberOrNone = (text: string | undefined): number => ((text ?? '').trim() === '' ? 0 : numberOf(text));
