import { Schema } from '@formily/json-schema';
import { expect, test } from 'vitest';

import './formily-compiler.ts';

test('Formily compiles nothing', () => {
  expect(() => new Schema({ type: 'string', title: '{{ 1 }}' }).compile({})).toThrow('not part of this product');
});
