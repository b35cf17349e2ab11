import { Suspense } from 'react';

import { lazyComponent } from '../../../runtime/registry/index.ts';

const DrawnQr = lazyComponent(async () => (await import('./DrawnQr.tsx')).DrawnQr);

/** A QR code. The code that renders it is loaded on demand. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  return (
    <div role="img" aria-label={label} className="pw-sign-in-qr-picture">
      <Suspense fallback={null}>
        <DrawnQr text={text} />
      </Suspense>
    </div>
  );
}
