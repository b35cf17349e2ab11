import { expect, test, vi } from 'vitest';

import { createDocumentChanges } from './document-changes.ts';

test('pages are notified of changed documents while they are subscribed', () => {
  const source = createDocumentChanges();
  const listener = vi.fn();
  const stop = source.subscribe(listener);
  source.publish(['sales/order.list']);
  source.publish([]);
  source.publish('all');
  stop();
  source.publish(['sales/order.list']);
  expect(listener.mock.calls).toEqual([[['sales/order.list']], ['all']]);
});
