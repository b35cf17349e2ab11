import { useEffect, type ReactNode } from 'react';

import { Button } from '../../kit/controls/button/Button.tsx';
import { say } from '../../locale/index.ts';
import { contentStands } from '../../runtime/registry/index.ts';
import { useGo } from '../routes/index.ts';
import { useApp } from '../services/index.ts';

import './status-pages.css';

/** A page that explains in one sentence why there is no content, and what to do. */
export function StatusPage(props: { code?: string; title: string; text: string; action?: ReactNode }) {
  const { settings } = useApp();
  const go = useGo();
  useEffect(contentStands, []);
  return (
    <div className="pw-status" role="alert">
      {props.code && (
        <div className="pw-status-code" aria-hidden>
          {props.code}
        </div>
      )}
      <h1>{props.title}</h1>
      <p>{props.text}</p>
      <div className="pw-status-actions">
        {props.action}
        <Button type={props.action ? 'default' : 'primary'} onClick={() => go(settings.home)}>
          {say('返回首页')}
        </Button>
      </div>
    </div>
  );
}
