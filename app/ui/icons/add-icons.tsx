import { drawn } from './icon.tsx';

export const Plus = drawn('M12 5v14M5 12h14', 20);
export const Minus = drawn('M5 12h14', 20);
