import { expect, test, vi } from 'vitest';

import { createDocumentNews } from './document-news.ts';

test('pages hear of changed documents while they listen', () => {
  const news = createDocumentNews();
  const listener = vi.fn();
  const stop = news.subscribe(listener);
  news.tell({ keys: ['sales/order.list', 'nonsense', 7] });
  news.tell({ keys: [] });
  news.tell(undefined);
  stop();
  news.tell({ keys: ['sales/order.list'] });
  expect(listener.mock.calls).toEqual([[['sales/order.list']]]);
});
