import { expect, it } from 'vitest';

import { createDocumentsAround } from './documents-around.ts';
import { documentSet } from './page-documents.ts';

it('gives the documents of an open page as they are now, and tells once of each change who asked to be told', () => {
  const [first, second] = [documentSet([]), documentSet([])];
  const around = createDocumentsAround(first);
  const heard: unknown[] = [];
  const leave = around.subscribe(() => heard.push(around.current()));
  around.notify(first);
  expect(heard).toEqual([]);
  expect(around.put(second).current()).toBe(second);
  expect(heard).toEqual([]);
  around.notify(second);
  around.notify(second);
  expect(heard).toEqual([second]);
  leave();
  around.put(first).notify(first);
  expect(heard).toHaveLength(1);
});
