import type { Stop } from '../../app/trip/trip.ts';

/** As an address has them: `istanbul.3,cappadocia.2`. */
export const stopsAt = (written: string) =>
  written.split(',').map((stop): Stop => {
    const [place = '', nights] = stop.split('.');
    return { place, nights: Number(nights) };
  });
