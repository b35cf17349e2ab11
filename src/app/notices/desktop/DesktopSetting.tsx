import { Switch } from 'antd';

import { useDesktop } from './use-desktop.ts';

/** The desktop switch as a setting labelled `label`; it is disabled if the browser does not support notifications. */
export function DesktopSetting({ label }: { label: string }) {
  const { state, press } = useDesktop();
  return (
    <Switch aria-label={label} checked={state === 'on'} disabled={state === 'absent'} onChange={() => void press()} />
  );
}
