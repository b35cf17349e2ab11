import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { failureText, type PortError } from '../../../runtime/ports/index.ts';
import { useWhenOnline } from '../../../runtime/registry/index.ts';

/** Replaces content that failed to load: the reason, and a retry button if a retry may help. */
export function ContentFailure(props: { error: PortError; height: number; onRetry: () => void }) {
  const { error, height, onRetry } = props;
  const isForbidden = error.kind === 'forbidden';
  useWhenOnline(error.kind === 'offline' ? onRetry : undefined);
  return (
    <div className="pw-content-state" role={isForbidden ? 'status' : 'alert'} style={{ minHeight: height }}>
      <span>{isForbidden ? (typeof error.cause === 'string' ? error.cause : error.message) : failureText(error)}</span>
      {!isForbidden && (
        <Button size="small" onClick={onRetry}>
          {say('重试')}
        </Button>
      )}
      {error.requestId !== undefined && (
        <span className="pw-content-request">{say('请求编号 {requestId}', { requestId: error.requestId })}</span>
      )}
    </div>
  );
}

/** Replaces content that has nothing to show. */
export function ContentEmpty({ text, height }: { text: string; height: number }) {
  return (
    <div className="pw-content-state" role="status" style={{ minHeight: height }}>
      {text}
    </div>
  );
}
