/** Of a price: two share a room. */
export const defaultPeople = 2;

/** Those whom a price is for. */
export type Party = {
  /** Adults. */
  people?: number | undefined;
  /** Their ages. */
  children?: readonly number[] | undefined;
  rooms?: number | undefined;
};

export const guestsOf = ({ people = defaultPeople, children = [] }: Party) =>
  people + children.length;

/** Rooms with one guest, if two share each of the others. */
export function singleRooms({ people = defaultPeople, children = [], rooms }: Party): number {
  const guests = guestsOf({ people, children });
  return Math.max(0, 2 * Math.min(rooms ?? Math.ceil(people / 2), guests) - guests);
}
