import { expect, test, vi } from 'vitest';

import { createDocumentChanges } from './document-changes.ts';

test('pages are notified of changed documents while they are subscribed', () => {
  const source = createDocumentChanges();
  const listener = vi.fn();
  const stop = source.subscribe(listener);
  source.publish({ keys: ['sales/order.list', 'nonsense', 7] });
  source.publish({ keys: [] });
  source.publish(undefined);
  source.publish({ keys: 'all' });
  stop();
  source.publish({ keys: ['sales/order.list'] });
  expect(listener.mock.calls).toEqual([[['sales/order.list']], ['all']]);
});
