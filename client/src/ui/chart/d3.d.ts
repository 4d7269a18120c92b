/** What the charts use of d3: its own types are not published with the packages. */
declare module 'd3-scale' {
  export interface ScaleLinear {
    (value: number): number;
    domain(values: readonly [number, number]): ScaleLinear;
    domain(): [number, number];
    range(values: readonly [number, number]): ScaleLinear;
    nice(count?: number): ScaleLinear;
    ticks(count?: number): number[];
    invert(value: number): number;
  }
  export function scaleLinear(): ScaleLinear;
}

declare module 'd3-shape' {
  export interface Curve {
    readonly curve: unique symbol;
  }
  export interface Line<Datum> {
    (data: readonly Datum[]): string | null;
    x(value: (datum: Datum) => number): Line<Datum>;
    y(value: (datum: Datum) => number): Line<Datum>;
    curve(curve: Curve): Line<Datum>;
  }
  export function line<Datum>(): Line<Datum>;
  export const curveStepAfter: Curve;
}
