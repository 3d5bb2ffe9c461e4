// Written by npm run build; do not edit.

/** In canvas units, as in map.ts. */
export const pins = {
  "landscape": {},
  "phone": {}
} as const;
