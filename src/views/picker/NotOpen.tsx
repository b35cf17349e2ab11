import type { PickerDocument } from '../../runtime/picker/index.ts';
import { ErrorState, ForbiddenState, ListSkeleton, OfflineState } from '../states/index.ts';

/** What stands in the place of a picker that is on its way, or not to be had. */
export function NotOpen({ found }: { found: PickerDocument }) {
  if (found.status !== 'failed') return <ListSkeleton rows={5} columns={4} />;
  const { kind, message, requestId } = found.error;
  if (kind === 'forbidden') return <ForbiddenState requestId={requestId} onRetry={found.retry} />;
  if (kind === 'offline') return <OfflineState onRetry={found.retry} />;
  return <ErrorState message={message} requestId={requestId} onRetry={found.retry} />;
}
