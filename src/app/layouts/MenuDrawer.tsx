import { Drawer } from 'antd';
import type { ReactNode } from 'react';

import { say } from '../../locale/index.ts';

/** The side menu on phones, in a drawer over the page. */
export function MenuDrawer(props: { open: boolean; onClose: () => void; children: ReactNode }) {
  const { open, onClose, children } = props;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      width={256}
      closable={false}
      classNames={{ body: 'pw-drawer' }}
      aria-label={say('菜单')}
    >
      {children}
    </Drawer>
  );
}
