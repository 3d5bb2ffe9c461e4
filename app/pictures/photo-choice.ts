import { keptHere } from '../ui/storage.ts';

const choice = keptHere('photos');

/** Whether this visitor wants photos, which come from other hosts. Our drawings are always there. */
export const wantsPhotos = () => choice.read() !== 'off';

/** Remembers the choice on this device; it counts for pictures that are shown from now on. */
export const choosePhotos = (wanted: boolean) => (wanted ? choice.forget() : choice.write('off'));
