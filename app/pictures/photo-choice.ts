import { forget, keep, readKept } from '../ui/storage.ts';

const key = 'photos';

/** Whether this visitor wants photos, which come from other hosts. Our drawings are always there. */
export const wantsPhotos = () => readKept(key) !== 'off';

/** Remembers the choice on this device; it counts for pictures that are shown from now on. */
export const choosePhotos = (wanted: boolean) => (wanted ? forget(key) : keep(key, 'off'));
