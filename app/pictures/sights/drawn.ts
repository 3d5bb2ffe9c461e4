import { stamps } from '../art/manifest.ts';

const drawn: ReadonlySet<string> = new Set(stamps);

/** Whether an illustrator has drawn the sight with this id. */
export const isDrawn = (sight: string) => drawn.has(sight);
