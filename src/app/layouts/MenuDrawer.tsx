import { Drawer } from 'antd';
import type { ReactNode } from 'react';

/** The side menu of a phone, over the page. */
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
      aria-label="菜单"
    >
      {children}
    </Drawer>
  );
}
