import type { ReactNode } from 'react';

import { say } from '../../locale/index.ts';
import { Button } from '../controls/button/Button.tsx';
import { Drawing, type DrawingName } from './Drawing.tsx';

import './states.css';

import { useViewVariables } from './use-view-variables.ts';

export interface StatePanelProps {
  drawing: DrawingName;
  title: string;
  text?: ReactNode;
  action?: { title: string; run: () => void };
  onWhy?: () => void;
  requestId?: string | undefined;
  urgent?: boolean;
}

/** The common layout of all states: a drawing, a sentence, one action. */
export function StatePanel({ drawing, title, text, action, onWhy, requestId, urgent }: StatePanelProps) {
  return (
    <div className="pw-state" style={useViewVariables()} role={urgent ? 'alert' : 'status'}>
      <Drawing name={drawing} />
      <div className="pw-state-title">{title}</div>
      {text !== undefined && <div className="pw-state-text">{text}</div>}
      {action && (
        <Button className="pw-state-action" onClick={action.run}>
          {action.title}
        </Button>
      )}
      {onWhy && (
        <Button type="link" size="small" onClick={onWhy}>
          {say('查看原因')}
        </Button>
      )}
      {requestId !== undefined && <div className="pw-state-request">{say('请求编号 {requestId}', { requestId })}</div>}
    </div>
  );
}
