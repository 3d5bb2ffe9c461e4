/** How many entries home, the guide and the footer show. */
export const featured = { destinations: 6, articles: 5, trips: 6 } as const;
