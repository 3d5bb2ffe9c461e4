// Written by npm run build; do not edit.

/** Pictures that no illustrator has drawn yet. */
export const standIns = {
} as const;
