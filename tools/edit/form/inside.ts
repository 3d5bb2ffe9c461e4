/** A field of a value of any kind. */
export const inside = (value: unknown, key: PropertyKey | undefined): unknown =>
  typeof value === 'object' && value !== null
    ? new Map<PropertyKey, unknown>(Object.entries(value)).get(String(key))
    : undefined;
