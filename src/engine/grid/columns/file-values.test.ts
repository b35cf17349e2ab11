// covers: state-file-cell, limit-file-name, entity-file-status
import { expect, test } from 'vitest';

import { shortFileName } from './file-values.ts';

test.each([
  ['合同.pdf', '合同.pd…'],
  ['a.png', 'a.png'],
  ['采购合同二零二六.pdf', '采购合同二…'],
])('%s is shown as %s', (name, shown) => {
  expect(shortFileName(name)).toBe(shown);
});
