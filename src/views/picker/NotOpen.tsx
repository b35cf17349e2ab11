import { ListSkeleton, LoadFailure } from '../../kit/states/index.ts';
import type { PickerDocument } from '../../runtime/picker/index.ts';

/** The panel that replaces a picker while it loads, or if it failed to load. */
export function NotOpen({ found }: { found: PickerDocument }) {
  if (found.status !== 'failed') return <ListSkeleton rows={5} columns={4} />;
  return <LoadFailure error={found.error} onRetry={found.retry} />;
}
