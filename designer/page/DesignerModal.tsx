import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';

import { dialogWords, pageWords, type Locale } from '../words/index.ts';

/**
 * The dialog that all of the designer's are: a title, its content, cancel and confirm. A press outside does not close it.
 */
export function DesignerModal(props: {
  title: string;
  /** In pixels; 800 where it is left out (specification, section 9). */
  width?: number;
  locale: Locale;
  /** Left out where nothing is confirmed. */
  confirm?: { label?: string; act: () => void };
  /** Buttons before those. */
  buttons?: ReactNode;
  /** No cancel beside the buttons. */
  hasCancel?: boolean;
  isOpen?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { title, width = 800, locale, confirm, buttons, hasCancel = true, isOpen = true, onClose, children } = props;
  return (
    <Modal
      open={isOpen}
      title={title}
      width={width}
      onCancel={onClose}
      maskClosable={false}
      closable={{ 'aria-label': dialogWords[locale].close }}
      footer={
        <div className="pw-designer-foot">
          {buttons}
          {hasCancel && <Button onClick={onClose}>{pageWords[locale].cancel}</Button>}
          {confirm && (
            <Button type="primary" onClick={confirm.act}>
              {confirm.label ?? dialogWords[locale].ok}
            </Button>
          )}
        </div>
      }
    >
      {children}
    </Modal>
  );
}
