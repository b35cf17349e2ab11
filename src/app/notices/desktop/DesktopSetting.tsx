import { Switch } from 'antd';

import { useDesktop } from './use-desktop.ts';

/** The same as a setting among others: a switch under `label`, off where the browser knows no notifications. */
export function DesktopSetting({ label }: { label: string }) {
  const { state, press } = useDesktop();
  return (
    <Switch aria-label={label} checked={state === 'on'} disabled={state === 'absent'} onChange={() => void press()} />
  );
}
