import type { ReactNode } from 'react';
import type { LegalBlock } from '../../schema.generated';

export interface Chapter {
  title: string;
  block: LegalBlock | null;
  paragraphs: readonly string[];
}

/** The anchors of the parts that other pages lead to; any other chapter has its number. */
const ANCHORS: Readonly<Record<LegalBlock, string>> = { RETENTION: 'long', OFFICER: 'officer', VISITS: 'cookies' };
export const anchorOf = ({ block }: Pick<Chapter, 'block'>, at: number): string =>
  block === null ? `part-${at + 1}` : ANCHORS[block];

/** What a chapter shows besides its text */
export type Blocks = Readonly<Record<LegalBlock, ReactNode>>;

interface Props {
  chapters: readonly Chapter[];
  blocks?: Blocks;
}

/** The chapters of a legal text. */
export const LegalChapters = ({ chapters, blocks }: Props): ReactNode =>
  chapters.map((chapter, at) => {
    const { title, block, paragraphs } = chapter;
    const besides = block && blocks?.[block];
    return (
      <section key={anchorOf(chapter, at)} id={anchorOf(chapter, at)}>
        <h2>{title}</h2>
        {block !== 'VISITS' && besides}
        {paragraphs.map((paragraph, place) => (
          <p key={place}>{paragraph}</p>
        ))}
        {block === 'VISITS' && besides}
      </section>
    );
  });
