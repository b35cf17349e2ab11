import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';

import { dialogWords, pageWords, type Locale } from '../words/index.ts';

/**
 * The modal used by all dialogs of the designer: a title, its content, cancel and confirm. A click outside does not
 * close it.
 */
export function DesignerModal(props: {
  title: string;
  /** In pixels; 800 by default (specification, section 9). */
  width?: number;
  locale: Locale;
  confirm?: { label?: string; act: () => void };
  buttons?: ReactNode;
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
