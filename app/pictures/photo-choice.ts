import { tryOrUndefined } from '../ui/try-or-undefined.ts';

const key = 'photos';

/** Whether this visitor wants photos, which come from other hosts. Our drawings are always there. */
export const wantsPhotos = () => tryOrUndefined(() => localStorage.getItem(key)) !== 'off';

/** Remembers the choice on this device; it counts for pictures that are shown from now on. */
export const choosePhotos = (wanted: boolean) =>
  tryOrUndefined(() => (wanted ? localStorage.removeItem(key) : localStorage.setItem(key, 'off')));
