import { expect, it } from 'vitest';

import { createDocumentsAround } from './documents-around.ts';
import { documentSet } from './page-documents.ts';

it('gives the documents of an open page as they are now, and tells once of each change who asked to be told', () => {
  const [first, second] = [documentSet([]), documentSet([])];
  const around = createDocumentsAround(first);
  const heard: unknown[] = [];
  const leave = around.subscribe(() => heard.push(around.current()));
  around.tell(first);
  expect(heard).toEqual([]);
  expect(around.put(second).current()).toBe(second);
  expect(heard).toEqual([]);
  around.tell(second);
  around.tell(second);
  expect(heard).toEqual([second]);
  leave();
  around.put(first).tell(first);
  expect(heard).toHaveLength(1);
});
