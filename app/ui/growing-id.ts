/** Id of the link whose card grows into the page of that address. */
export const growingId = (address: string) => `card-${address}`;
