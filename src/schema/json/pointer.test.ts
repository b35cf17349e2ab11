import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fromPointer, isIntegerText, toPointer } from './pointer.ts';

describe('JSON pointers', () => {
  it.each([
    ['', []],
    ['/', ['']],
    ['/columns/0/key', ['columns', 0, 'key']],
    ['/a~1b/m~0n/~01', ['a/b', 'm~n', '~1']],
    ['/01/-', ['01', '-']],
    ['/客户/99999999999999999999', ['客户', '99999999999999999999']],
  ])('%j is the path %j, and back', (pointer, path) => {
    expect(fromPointer(pointer)).toEqual(path);
    expect(toPointer(path)).toBe(pointer);
  });

  it.each(['a', 'a/b', '/a~', '/a~2b', '#/a'])('%j is refused', (pointer) => {
    expect(() => fromPointer(pointer)).toThrow(SyntaxError);
  });

  it('lead back to every path whose keys are no integers', () => {
    const key = fc.string({ unit: 'grapheme' }).filter((text) => !isIntegerText(text));
    fc.assert(
      fc.property(fc.array(fc.oneof(key, fc.nat())), (path) => {
        expect(fromPointer(toPointer(path))).toEqual(path);
      }),
    );
  });
});
