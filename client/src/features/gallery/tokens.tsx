import type { CSSProperties, ReactNode } from 'react';
import { Specimen } from './specimen';
import { contrast, hexOf, type Tokens } from './token-values';

const ratio = (value: number): string => `${value.toFixed(1)} : 1`;

function Swatch({ name, tokens, under }: { name: string; tokens: Tokens; under: string }): ReactNode {
  const hex = hexOf(tokens, name);
  if (!hex) return null;
  return (
    <li className="sp-swatch">
      <i style={{ '--swatch': hex }} aria-hidden="true" />
      <span>
        <b>{name.slice(2)}</b>
        <small className="num">
          {hex}
          <br />
          {ratio(contrast(hex, under))}
        </small>
      </span>
    </li>
  );
}

interface PaletteProps {
  title: string;
  state: string;
  names: readonly string[];
  tokens: Tokens;
  /** What the ratio below each colour is measured against. */
  against: string;
}

export function Palette({ title, state, names, tokens, against }: PaletteProps): ReactNode {
  const under = hexOf(tokens, against) ?? '#ffffff';
  return (
    <Specimen name={title} state={state} size="wide">
      <ul className="sp-swatches">
        {names.map((name) => (
          <Swatch key={name} name={name} tokens={tokens} under={under} />
        ))}
      </ul>
    </Specimen>
  );
}

/** [what stands over, what it stands on] */
export type Pair = readonly [over: string, under: string];

/** Colours as they meet on the pages, each with its contrast: 4.5 and more for text. */
export function Pairs({ pairs, tokens }: { pairs: readonly Pair[]; tokens: Tokens }): ReactNode {
  return (
    <Specimen name="contrast" state="text as it stands on its ground, at least 4.5 : 1" size="wide">
      <ul className="sp-pairs">
        {pairs.map(([over, under]) => {
          const [text, ground] = [hexOf(tokens, over), hexOf(tokens, under)];
          if (!text || !ground) return null;
          return (
            <li key={over + under} style={{ color: text, background: ground }}>
              <span>
                {over.slice(2)} on {under.slice(2)}
              </span>
              <b>{ratio(contrast(text, ground))}</b>
            </li>
          );
        })}
      </ul>
    </Specimen>
  );
}

const TYPE: readonly { name: string; token: string; style: CSSProperties; text: string }[] = [
  {
    name: 'Display',
    token: '--fs-hero',
    style: { font: '750 var(--fs-hero)/var(--lh-tight) var(--font-display)', letterSpacing: 'var(--track-display)' },
    text: 'One clear answer.',
  },
  {
    name: 'Heading 2',
    token: '--fs-h2',
    style: { font: '700 var(--fs-h2)/1.04 var(--font-display)', letterSpacing: 'var(--track-display)' },
    text: 'Today’s best rates',
  },
  {
    name: 'Heading 3',
    token: '--fs-24',
    style: { font: '700 var(--fs-24)/var(--lh-head) var(--font-display)', letterSpacing: '-0.02em' },
    text: 'First-time buyers',
  },
  {
    name: 'Large text',
    token: '--fs-20',
    style: { fontSize: 'var(--fs-20)' },
    text: 'We compare banks, credit unions and private lenders across Canada.',
  },
  {
    name: 'Text',
    token: '--fs-17',
    style: { fontSize: 'var(--fs-17)' },
    text: 'A licensed broker replies within 24 hours and tells you plainly which mortgage fits and why.',
  },
  {
    name: 'Small text',
    token: '--fs-14',
    style: { fontSize: 'var(--fs-14)' },
    text: 'Rates are for a sample mortgage and change without notice.',
  },
  {
    name: 'Figures',
    token: 'tabular-nums',
    style: { font: '700 var(--fs-24)/1.2 var(--font-display)', fontVariantNumeric: 'tabular-nums' },
    text: '3.94% · 4.19% · $2,614/mo',
  },
];

export function TypeScale(): ReactNode {
  return (
    <Specimen name="type" state="Bricolage Grotesque for headings, Figtree for text" size="wide">
      <ul className="sp-type">
        {TYPE.map(({ name, token, style, text }) => (
          <li key={token}>
            <small>
              {name}
              <br />
              <code>{token}</code>
            </small>
            <span style={style}>{text}</span>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

export function Measures({ tokens }: { tokens: Tokens }): ReactNode {
  const named = (prefix: string): string[] => Object.keys(tokens).filter((name) => name.startsWith(prefix));
  const bySize = (one: string, other: string): number =>
    Number.parseInt(tokens[one] ?? '', 10) - Number.parseInt(tokens[other] ?? '', 10);
  return (
    <>
      <Specimen name="--s-…" state="space, on a base of 4 px" size="wide">
        <ul className="sp-spaces">
          {named('--s-')
            .sort(bySize)
            .map((name) => (
              <li key={name}>
                <i style={{ '--space': `var(${name})` }} />
                <code>{name.slice(2)}</code>
                {tokens[name]}
              </li>
            ))}
        </ul>
      </Specimen>
      <Specimen name="--r-…" state="corners">
        <ul className="sp-shapes">
          {named('--r-')
            .sort(bySize)
            .map((name) => (
              <li key={name}>
                <i style={{ borderRadius: `var(${name})`, background: 'var(--spruce-100)' }} />
                <code>{name.slice(2)}</code> {tokens[name]}
              </li>
            ))}
        </ul>
      </Specimen>
      <Specimen name="--e-…" state="elevation">
        <ul className="sp-shapes">
          {named('--e-')
            .sort()
            .map((name) => (
              <li key={name}>
                <i style={{ boxShadow: `var(${name})`, borderRadius: 'var(--r-3)' }} />
                <code>{name.slice(2)}</code>
              </li>
            ))}
        </ul>
      </Specimen>
    </>
  );
}
