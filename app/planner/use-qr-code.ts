import { useEffect, useState } from 'react';
import type { QrCode } from './qr-code.ts';

/** Milliseconds without a change; nobody needs the code sooner, and making it keeps a phone busy for a tenth of a second. */
const patience = 1000;

/** The code of an address, once that has stood for a while. */
export function useQrCode(address: string) {
  const [made, setMade] = useState<{ address: string; code: QrCode }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./qr-code.ts').then(
        ({ qrCode }) => setMade({ address, code: qrCode(address) }),
        () => undefined,
      );
    }, patience);
    return () => clearTimeout(timer);
  }, [address]);
  return made?.address === address ? made.code : undefined;
}
