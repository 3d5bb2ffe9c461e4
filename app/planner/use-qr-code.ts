import { useEffect, useState } from 'react';
import type { QrCode } from '../trip/qr-code.ts';

/** In milliseconds; encoding blocks a slow phone for 100 ms. */
const delay = 1000;

/** In milliseconds; a request can hang without an answer. */
const longestWait = 9000;

/** `failed` until the script comes after all; undefined while there is hope. */
export function useQrCode(address: string) {
  const [made, setMade] = useState<{ address: string; code: QrCode | 'failed' }>();
  useEffect(() => {
    const fail = () =>
      setMade((before) =>
        before?.address === address ? before : { address, code: 'failed' as const },
      );
    const make = () =>
      import('../trip/qr-code.ts').then(
        ({ qrCode }) => setMade({ address, code: qrCode(address) }),
        fail,
      );
    const timers = [setTimeout(make, delay), setTimeout(fail, longestWait)];
    return () => timers.forEach(clearTimeout);
  }, [address]);
  return made?.address === address ? made.code : undefined;
}
