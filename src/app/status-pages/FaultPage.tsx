import { Button } from '../../views/controls/button/index.ts';
import { StatusPage } from './StatusPage.tsx';

/** In the place of a page that failed while it was drawn. */
export function FaultPage({ onRetry }: { onRetry: () => void }) {
  const retry = (
    <Button type="primary" onClick={onRetry}>
      重试
    </Button>
  );
  return <StatusPage title="页面出错了" text="这个页面显示时出了错，其它页签可以照常使用。" action={retry} />;
}
