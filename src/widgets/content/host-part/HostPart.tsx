import { createElement } from 'react';

import type { HostPartWidgetProps } from '../../../../generated/props.ts';
import { say } from '../../../locale/index.ts';
import { useHostPart, type HostPartState } from '../../../runtime/host/index.ts';
import { useRuntime, useScope, type LayoutProps } from '../../../runtime/registry/index.ts';

export type HostPartProps = LayoutProps & HostPartWidgetProps;

/** A part of the page that the host application renders; a message if it has none with that name. */
export function HostPart({ title, part = '' }: HostPartProps) {
  const Scope = useScope();
  const state = useHostPart(part);
  return (
    <section aria-label={title} aria-busy={state.status === 'waiting'}>
      {state.status === 'ready' ? (
        createElement(Scope, null, createElement(state.part))
      ) : (
        <Absent name={part} {...state} />
      )}
    </section>
  );
}

function Absent({ name, status }: { name: string; status: HostPartState['status'] }) {
  const { Skeleton } = useRuntime().registry.views;
  if (status === 'waiting') return <Skeleton shape="block" />;
  if (status === 'failed') return <p role="alert">{say('这个部分没有加载出来，请刷新页面。')}</p>;
  return <p role="status">{say('这里没有部件“{name}”，请联系配置人员。', { name })}</p>;
}
