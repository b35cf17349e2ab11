import Modal from 'antd/es/modal/Modal';
import { useState, type ReactNode } from 'react';

import { say } from '../../locale/index.ts';

/**
 * A read-only dialog without buttons, closed by its cross, Escape or a press outside. `onClose` is called when it has
 * closed and the focus is restored.
 */
export function NoticeDialog(props: { title: string; onClose: () => void; children: ReactNode }) {
  const { title, onClose, children } = props;
  const [isOpen, setOpen] = useState(true);
  return (
    <Modal
      open={isOpen}
      title={title}
      width={720}
      footer={null}
      closable={{ 'aria-label': say('关闭') }}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      {children}
    </Modal>
  );
}
