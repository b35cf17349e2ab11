import { PortError } from '../../runtime/ports/index.ts';
import { ErrorState, ForbiddenState, NotFoundState, OfflineState } from './FailureStates.tsx';

/**
 * The panel that replaces content that failed to load, with a retry. `permission` is the missing permission of a
 * forbidden request; `missing` names content that may no longer exist, e.g. 这条记录.
 */
export function LoadFailure(props: {
  error: Error | undefined;
  onRetry?: () => void;
  permission?: string;
  missing?: string;
}) {
  const { error, onRetry, permission, missing } = props;
  const { kind, requestId } = error instanceof PortError ? error : { kind: 'server', requestId: undefined };
  const said = typeof error?.cause === 'string' ? error.cause : undefined;
  if (kind === 'not-found' && missing !== undefined) return <NotFoundState what={missing} />;
  if (kind === 'forbidden')
    return <ForbiddenState permission={permission} message={said} requestId={requestId} onRetry={onRetry} />;
  if (kind === 'offline') return <OfflineState onRetry={onRetry} />;
  return <ErrorState message={error?.message} requestId={requestId} onRetry={onRetry} />;
}
