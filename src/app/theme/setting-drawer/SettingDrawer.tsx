import { Drawer } from 'antd';

import { say } from '../../../locale/index.ts';
import { LookSettings } from './LookSettings.tsx';

/** The settings of the look in a drawer next to the page. */
export function SettingDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer open={open} onClose={onClose} width={300} title={say('系统设置')} className="pw-setting-drawer">
      <LookSettings />
    </Drawer>
  );
}
