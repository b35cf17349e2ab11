import { Button } from '../../kit/controls/button/Button.tsx';
import { say } from '../../locale/index.ts';
import { failureText, PortError } from '../../runtime/ports/index.ts';
import { useWhenOnline } from '../../runtime/registry/index.ts';
import { StatusPage } from './StatusPage.tsx';

/** Replaces the shell while menu and permissions cannot be loaded. They are loaded again when the network is back. */
export function ConnectionPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useWhenOnline(onRetry);
  const text = error instanceof PortError ? failureText(error) : say('应用启动时出了错，请重试。');
  const retry = (
    <Button type="primary" onClick={onRetry}>
      {say('重试')}
    </Button>
  );
  return <StatusPage title={say('暂时无法打开')} text={text} action={retry} />;
}
