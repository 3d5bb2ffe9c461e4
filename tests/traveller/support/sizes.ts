/** The screens that are tried: a phone, the smallest phone, a desk. */
export const phone = { width: 390, height: 664 };
export const smallPhone = { width: 320, height: 568 };
export const desktop = { width: 1440, height: 900 };
