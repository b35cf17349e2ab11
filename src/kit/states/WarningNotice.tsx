import { CloseOutlined, ExclamationCircleFilled } from '@ant-design/icons';
import { useState, type ReactNode } from 'react';

import '../tokens/tokens.css';
import './states.css';

import { say } from '../../locale/index.ts';

/** A dismissible warning above content. */
export function WarningNotice({ text }: { text: ReactNode }) {
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  return (
    <div className="pw-warning-notice" role="alert">
      <ExclamationCircleFilled aria-hidden="true" />
      <span>{text}</span>
      <button type="button" aria-label={say('关闭')} onClick={() => setGone(true)}>
        <CloseOutlined aria-hidden="true" />
      </button>
    </div>
  );
}
