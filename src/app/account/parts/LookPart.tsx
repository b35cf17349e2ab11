import { Suspense } from 'react';

import { lazyComponent } from '../../../runtime/registry/index.ts';
import { loadLook } from '../../theme/index.ts';
import './parts.css';

const LookSettings = lazyComponent(async () => (await loadLook()).LookSettings);

/** The person's own choices of the frame's look, in their account; the drawer with the same choices is a preview's. */
export function LookPart() {
  return (
    <div className="pw-account-part">
      <Suspense fallback={null}>
        <LookSettings />
      </Suspense>
    </div>
  );
}
