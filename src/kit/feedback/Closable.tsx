import { CloseOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

import './feedback.css';

import { say } from '../../locale/index.ts';

/** Wraps a message's content with a button that closes it. */
export function closable(content: ReactNode, onClose: () => void): ReactNode {
  return (
    <span className="pw-message">
      {content}
      <button type="button" className="pw-message-close" aria-label={say('关闭提示')} onClick={onClose}>
        <CloseOutlined />
      </button>
    </span>
  );
}
