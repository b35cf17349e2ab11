import { Suspense } from 'react';

import { lazyComponent } from '../../../runtime/registry/index.ts';
import { loadLook } from '../../theme/index.ts';

import './parts.css';

const LookSettings = lazyComponent(async () => (await loadLook()).LookSettings);

/**
 * Renders the user's appearance settings as a part of the account settings. The drawer with the same settings is for
 * previews.
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
