/* What browsers say of the connection; Firefox and Safari say nothing of it. */

/** Whether the visitor's browser was told to save data. */
export const lessData = () => navigator.connection?.saveData === true;

/** Megabits a second; half of them already keep what a page shows waiting for what it does. */
const enough = 2;

/** Whether the line is slow or metered. Without a network what is kept at hand comes at once. */
export function slowLine() {
  const { connection, onLine } = navigator;
  if (!connection || !onLine) return false;
  const { saveData, effectiveType = '4g', downlink = enough } = connection;
  return saveData === true || effectiveType !== '4g' || downlink < enough;
}
