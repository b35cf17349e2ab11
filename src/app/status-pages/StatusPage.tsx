import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';

import { useApp } from '../services/index.ts';
import { useGo } from '../routes/index.ts';
import './status-pages.css';

/** A page that says in one sentence why there is nothing else, and what to do. */
export function StatusPage(props: { code?: string; title: string; text: string; action?: ReactNode }) {
  const { settings } = useApp();
  const go = useGo();
  return (
    <Flex vertical align="center" justify="center" gap={8} className="pw-status" role="alert">
      {props.code && (
        <div className="pw-status-code" aria-hidden>
          {props.code}
        </div>
      )}
      <h2>{props.title}</h2>
      <p>{props.text}</p>
      <Flex gap={8} className="pw-status-actions">
        {props.action}
        <Button type={props.action ? 'default' : 'primary'} onClick={() => go(settings.home)}>
          返回首页
        </Button>
      </Flex>
    </Flex>
  );
}
