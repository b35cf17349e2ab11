import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { Modal } from 'antd';
import { useState, type ReactNode } from 'react';

import { Button } from '../../../../kit/controls/button/Button.tsx';
import { say } from '../../../../locale/index.ts';

/** The detail modal (docs/requirements.md, Screens): 1200 px wide, with a switch that fills the window. */
export function DetailsModal({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const [isFull, setFull] = useState(false);
  const label = isFull ? say('还原') : say('全屏');
  return (
    <Modal
      open
      width={isFull ? '100vw' : 1200}
      className={isFull ? 'pw-edit-modal-full' : undefined}
      footer={null}
      onCancel={onClose}
      title={
        <span className="pw-edit-modal-title">
          {say('详情')}
          <Button
            type="text"
            size="small"
            icon={isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
            aria-label={label}
            title={label}
            onClick={() => setFull(!isFull)}
          />
        </span>
      }
    >
      {children}
    </Modal>
  );
}
