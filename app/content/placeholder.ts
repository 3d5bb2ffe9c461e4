/** Of a template: nothing costs one dollar. */
export const placeholderPrice = 1;
