/** How many home, the guide's year and the footer show. */
export const featured = { destinations: 6, articles: 5 } as const;
