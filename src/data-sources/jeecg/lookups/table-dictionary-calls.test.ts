import { expect, test } from 'vitest';

import type { RequestsPort } from '../../../runtime/ports/index.ts';
import { tableDictionaryCalls } from './table-dictionary-calls.ts';

test('values of a table dictionary with a condition are named by its table and columns alone', async () => {
  const paths: string[] = [];
  const requests: Pick<RequestsPort, 'call'> = {
    call: async ({ path }) => {
      paths.push(decodeURIComponent(path));
      return { result: ['济南市'], message: '' };
    },
  };
  const { itemTexts } = tableDictionaryCalls(requests);
  const texts = await itemTexts("sys_category,name,id,pid = '1,2'", ['7']);
  expect(paths).toEqual(['/sys/dict/loadDictItem/sys_category,name,id']);
  expect(texts.get('7')).toBe('济南市');
});
