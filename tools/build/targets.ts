/** The oldest browsers that the site is built for; Firefox 115 is the last one of Windows 7 and 8. */
export const targets = { chrome: 111, edge: 111, firefox: 115, safari: 16.4, ios: 16.4 };
