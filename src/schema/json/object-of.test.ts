import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { objectOf } from './object-of.ts';

describe('objectOf', () => {
  it('is what Object.fromEntries gives, whatever the keys are and however many', () => {
    const entries = fc.array(fc.tuple(fc.string(), fc.integer()), { maxLength: 200 });
    fc.assert(
      fc.property(entries, (members) => {
        const object = objectOf(members);
        expect(object).toStrictEqual(Object.fromEntries(members));
        expect(Object.keys(object)).toEqual(Object.keys(Object.fromEntries(members)));
      }),
    );
  });

  it('has a member of the name of its prototype as its own', () => {
    const entries = Array.from({ length: 100 }, (_, index): [string, unknown] => [`f${index}`, index]);
    const object = objectOf([...entries, ['__proto__', { polluted: true }]]);
    expect(Object.hasOwn(object, '__proto__')).toBe(true);
    expect(Object.getPrototypeOf(object)).toBe(Object.prototype);
    expect('polluted' in object).toBe(false);
  });
});
