/** Of pictures that others show by their address: readers of our feeds, partners who list rates, previews of shared links. */
export const SHOWN_ELSEWHERE = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;
