/** An entity or a resolver: what a library makes objects of. */
export type Class = new () => object;
