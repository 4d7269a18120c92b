import { bayGable, bungalow, triplex } from '../../illustrations/houses';
import { at, C, circle, polygon, rect } from '../../illustrations/kit';
import { shrub, spruce } from '../../illustrations/trees';

export const STREET = { width: 680, height: 360 } as const;
const G = 240;

/** Where a price stands along the street */
interface Place {
  price: number;
  words: string;
}

export interface Street {
  /** Three homes, the cheapest first */
  homes: readonly [Place, Place, Place];
  /** How far the client reaches with the held rate, and without */
  held: Place;
  notHeld: Place;
}

const sign = [
  rect(-4, -104, 7, 104, C.wh),
  rect(-4, -104, 78, 6, C.wh),
  rect(7, -90, 66, 42, C.ba6),
  `<text x="40" y="-62" text-anchor="middle" font-size="21" fill="#fff">SOLD</text>`,
].join('');

/** A street in the order of its prices. What the client can pay reaches along it. */
export function soldStreet({ homes, held, notHeld }: Street): string {
  const [first, wanted, dear] = homes;
  // the street begins below the cheapest home and ends beyond the dearest
  const from = first.price - (dear.price - first.price) * 0.36;
  const x = (price: number): number => ((price - from) / ((dear.price - from) * 1.22)) * STREET.width;
  const tag = ({ price, words }: Place, opacity = 1): string =>
    `<text x="${Math.round(x(price))}" y="${G + 38}" text-anchor="middle" fill="#fff" opacity="${opacity}">${words}</text>`;
  const line = (y: number, { price, words }: Place, colour: string): string =>
    rect(0, y, x(price), 9, colour) +
    polygon(`${x(price) - 2},${y - 6} ${x(price) + 13},${y + 4.5} ${x(price) - 2},${y + 15}`, colour) +
    `<text x="${Math.round(x(price)) + 24}" y="${y + 13}" fill="${colour}">${words}</text>`;
  return [
    circle((x(first.price) + x(wanted.price)) / 2, 48, 28, '#fff5dc'),
    rect(-900, G, 2600, 7, C.sp5),
    at(x(first.price) - 118, G, spruce(120)),
    at(x(first.price) - 66, G, bungalow(), 0.72),
    at(x(wanted.price) - 67, G, bayGable(), 0.76),
    at(x(wanted.price) + 82, G, sign),
    `<g opacity=".42">${at(x(dear.price) - 56, G, triplex(), 0.76)}</g>`,
    at(x(first.price) + 74, G, shrub(30, C.sp5)),
    tag(first),
    tag(wanted),
    tag(dear, 0.7),
    line(G + 62, held, C.la4),
    line(G + 98, notHeld, C.gr),
  ].join('');
}
