// Written by npm run build; do not edit.

/** In units of the canvas, as positions in map.ts; of destinations without a landmark. */
export const pins = {
  "landscape": {},
  "phone": {}
} as const;
