import { useEffect, useState } from 'react';
import type { QrCode } from '../trip/qr-code.ts';

/** In milliseconds; encoding blocks a slow phone for 100 ms. */
const delay = 1000;

export function useQrCode(address: string) {
  const [made, setMade] = useState<{ address: string; code: QrCode }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      import('../trip/qr-code.ts').then(
        ({ qrCode }) => setMade({ address, code: qrCode(address) }),
        () => undefined,
      );
    }, delay);
    return () => clearTimeout(timer);
  }, [address]);
  return made?.address === address ? made.code : undefined;
}
