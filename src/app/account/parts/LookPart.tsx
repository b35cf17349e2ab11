import { Suspense } from 'react';

import { lazyComponent } from '../../../runtime/registry/index.ts';
import { loadLook } from '../../theme/index.ts';

import './parts.css';

const LookSettings = lazyComponent(async () => (await loadLook()).LookSettings);

/**
 * The person's settings of the frame's look, within their account. The drawer with the same settings is for previews.
 */
export function LookPart() {
  return (
    <div className="pw-account-part">
      <Suspense fallback={null}>
        <LookSettings />
      </Suspense>
    </div>
  );
}
