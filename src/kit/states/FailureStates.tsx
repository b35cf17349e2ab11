import { say } from '../../locale/index.ts';
import { useWhenOnline } from '../../runtime/registry/index.ts';
import { StatePanel } from './StatePanel.tsx';

interface Failure {
  message?: string | undefined;
  requestId?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** The state after a failure: the message, what to do, and the number to report to the administrator. */
export function ErrorState({ message, requestId, onRetry }: Failure) {
  const text = requestId === undefined ? say('请重试。') : say('请重试；还是不行，请把请求编号发给管理员。');
  return (
    <StatePanel
      urgent
      drawing="error"
      title={message || say('数据没有加载出来')}
      text={text}
      requestId={requestId}
      {...retry(onRetry)}
    />
  );
}

/** The state without a network; the failed request is retried when it is back. */
export function OfflineState({ onRetry }: Failure) {
  useWhenOnline(onRetry);
  return (
    <StatePanel
      urgent
      drawing="offline"
      title={say('网络连接已断开')}
      text={say('请检查网络，恢复后会自动重试。')}
      {...retry(onRetry)}
    />
  );
}

/**
 * The state of forbidden content. `permission` is the one that the administrator has to grant; without it the server's
 * message names it.
 */
export function ForbiddenState(props: Failure & { permission?: string | undefined }) {
  const { permission, message, requestId, onRetry } = props;
  const text = permission
    ? say('请联系管理员，在“角色管理”里授予权限 {permission}。', { permission })
    : message || say('请联系管理员，在“角色管理”里授权。');
  return (
    <StatePanel drawing="lock" title={say('没有权限查看')} text={text} requestId={requestId} {...retry(onRetry)} />
  );
}

/** The state of a page or record that does not exist. */
export function NotFoundState({
  what = say('页面'),
  action,
}: {
  what?: string;
  action?: { title: string; run: () => void };
}) {
  return (
    <StatePanel
      drawing="missing"
      title={say('{what}不存在', { what })}
      text={say('可能已被删除，或者地址写错了。')}
      {...(action && { action })}
    />
  );
}

function retry(onRetry: (() => void) | undefined) {
  return onRetry ? { action: { title: say('重试'), run: onRetry } } : {};
}
