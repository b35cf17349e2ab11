import { describe, expect, it } from 'vitest';

import { globals } from '../globals/index.ts';
import { builtinOf } from '../run/builtin.ts';
import { arrayMethods } from '../run/methods/array.ts';
import { dateMethods } from '../run/methods/date.ts';
import { numberMethods } from '../run/methods/number.ts';
import { stringMethods } from '../run/methods/string.ts';
import { functionResults, globalMethodResults, methodResults } from './method-types.ts';

describe('the table of types names exactly what runs', () => {
  it.each([
    ['string', stringMethods],
    ['number', numberMethods],
    ['array', arrayMethods],
    ['date', dateMethods],
  ])('for methods of %s', (kind, methods) => {
    expect(Object.keys(methodResults[kind] ?? {}).sort()).toEqual([...methods.keys()].sort());
  });

  it('for global functions', () => {
    const callable = [...globals].filter(([, value]) => builtinOf(value)?.call).map(([name]) => name);
    expect(Object.keys(functionResults).sort()).toEqual(callable.sort());
  });

  it('for methods of globals', () => {
    const own = [...globals].map(([name, value]): [string, string[]] => [
      name,
      [...(builtinOf(value)?.methods.keys() ?? [])].sort(),
    ]);
    const typed = Object.entries(globalMethodResults).map(([name, results]) => [name, Object.keys(results).sort()]);
    expect(Object.fromEntries(typed)).toEqual(Object.fromEntries(own.filter(([, names]) => names.length > 0)));
  });
});
