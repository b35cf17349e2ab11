import { Suspense } from 'react';

import { lazyComponent } from '../../../runtime/registry/index.ts';
import { say } from '../../../schema/locale/index.ts';
import { useApp } from '../../services/index.ts';
import { loadLook, ThemeSwitch } from '../../theme/index.ts';
import './parts.css';

const LookSettings = lazyComponent(async () => (await loadLook()).LookSettings);

/** How the frame looks; light or dark alone where the application lets people choose no more. */
export function LookPart() {
  const { settings } = useApp();
  return (
    <div className="pw-account-part">
      {settings.settingDrawer ? (
        <Suspense fallback={null}>
          <LookSettings />
        </Suspense>
      ) : (
        <div className="pw-account-row">
          <span>{say('浅色或深色')}</span>
          <ThemeSwitch />
        </div>
      )}
    </div>
  );
}
