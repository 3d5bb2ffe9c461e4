/** What a typed text means: one value, several to choose from, or nothing that can be read. */
export type Reading<Value> = { value: Value } | { ask: readonly Value[] } | undefined;

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Full-width characters become ordinary ones, marks of direction and of no width are dropped. */
export const visible = (text: string) => text.normalize('NFKC').replaceAll(invisible, '').trim();
