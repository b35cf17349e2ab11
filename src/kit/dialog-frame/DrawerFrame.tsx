import { Drawer, type DrawerProps } from 'antd';

import { say } from '../../locale/index.ts';

/** A dialog at the right edge of the window; a press outside does not close it. */
export function DrawerFrame(props: DrawerProps) {
  return (
    <Drawer className="pw-dialog-drawer" maskClosable={false} closable={{ 'aria-label': say('关闭') }} {...props} />
  );
}
