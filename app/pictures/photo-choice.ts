import { forget, keep, readKept } from '../ui/browser/storage.ts';

const key = 'photos';

/** Photos come from other hosts, so that a visitor may switch them off. */
export const wantsPhotos = () => readKept(key) !== 'off';

/** Takes effect for photos that are not loaded yet. */
export const choosePhotos = (wanted: boolean) => (wanted ? forget(key) : keep(key, 'off'));
