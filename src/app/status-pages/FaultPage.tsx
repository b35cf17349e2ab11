import { Button } from '../../kit/controls/button/Button.tsx';
import { say } from '../../locale/index.ts';
import { chunkFailure, useWhenOnline } from '../../runtime/registry/index.ts';
import { StatusPage } from './StatusPage.tsx';

/**
 * Replaces a page that failed to render or whose code did not load. The code is loaded again when the network is back.
 */
export function FaultPage({ error, onRetry }: { error?: unknown; onRetry: () => void }) {
  const lost = chunkFailure(error);
  useWhenOnline(lost ? onRetry : undefined);
  const retry = (
    <Button type="primary" onClick={onRetry}>
      {say('重试')}
    </Button>
  );
  if (lost)
    return (
      <StatusPage
        title={say('页面没有加载成功')}
        text={say('这个页面的程序没有加载成功（{lost}），请检查网络后重试；仍不行就刷新页面。', { lost })}
        action={retry}
      />
    );
  return (
    <StatusPage title={say('页面出错了')} text={say('这个页面显示时出了错，其它页签可以照常使用。')} action={retry} />
  );
}
