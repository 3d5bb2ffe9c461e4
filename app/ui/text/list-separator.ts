/** Links that were typed or translated have other commas. */
export const listSeparator = /[,;،؛、]/;
