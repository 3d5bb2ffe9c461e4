/** Of `navigator.connection`; `downlink` in Mbit/s. */
export type Line = { effectiveType: '3g' | '4g'; downlink: number; saveData: boolean };

export const fastLine: Line = { effectiveType: '4g', downlink: 10, saveData: false };
export const meteredLine: Line = { ...fastLine, saveData: true };

export function haveLine(line: Line) {
  Object.defineProperty(navigator, 'connection', { value: line });
}
