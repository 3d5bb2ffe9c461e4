type Position = { latitude: number; longitude: number };

/** Not `geo:`, which opens nothing on iOS and most desktops. */
export const mapsAddress = ({ latitude, longitude }: Position) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
