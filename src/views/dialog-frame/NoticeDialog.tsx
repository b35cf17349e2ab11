import { Modal } from 'antd';
import type { ReactNode } from 'react';

/** A dialog to read: no buttons, closed by its cross, Escape or a press outside. */
export function NoticeDialog(props: { title: string; onClose: () => void; children: ReactNode }) {
  const { title, onClose, children } = props;
  return (
    <Modal open title={title} width={720} footer={null} closable={{ 'aria-label': '关闭' }} onCancel={onClose}>
      {children}
    </Modal>
  );
}
