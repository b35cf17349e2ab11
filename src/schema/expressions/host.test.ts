import { describe, expect, it, vi } from 'vitest';

import { evaluateExpression, ExpressionError, expressionFacade, expressionFunction } from './index.ts';

function recording<Data extends object>(data: Data, reads: string[], path = ''): Data {
  return new Proxy(data, {
    get(target, key) {
      const place = `${path}.${String(key)}`;
      reads.push(place);
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'object' && value !== null ? recording(value, reads, place) : value;
    },
  });
}

describe('a reactive scope', () => {
  it('sees each value that is read, and no other', () => {
    const reads: string[] = [];
    const values = recording({ lines: [{ qty: 2, price: 3 }], secret: 1 }, reads);
    expect(evaluateExpression('$values.lines.map(l => l.qty)', { $values: values })).toEqual([2]);
    expect(reads).toContain('.lines.0.qty');
    expect(reads).toContain('.lines.length');
    expect(reads.filter((read) => read.includes('secret') || read.includes('price'))).toEqual([]);
  });

  it('sees a key that is not there yet', () => {
    const reads: string[] = [];
    expect(evaluateExpression('$values.later', { $values: recording({}, reads) })).toBeUndefined();
    expect(reads).toEqual(['.later']);
  });

  it('may be a proxy itself', () => {
    const reads: string[] = [];
    evaluateExpression('$a && $b', recording({ $a: 0, $b: 1 }, reads));
    expect(reads).toEqual(['.$a']);
  });
});

describe('a registered function', () => {
  it('is called with plain values, only by its name in the scope', () => {
    const open = expressionFunction(vi.fn((path: string) => `to ${path}`));
    expect(evaluateExpression("open('/a')", { open })).toBe('to /a');
    expect(() => evaluateExpression("actions.open('/a')", { actions: { open } })).toThrow(ExpressionError);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('that throws is a problem at its place, with the cause', () => {
    const cause = new Error('boom');
    const fail = expressionFunction(() => {
      throw cause;
    });
    const run = () => evaluateExpression('1 + fail()', { fail });
    expect(run).toThrow(expect.objectContaining({ code: 'failed', position: 4, cause }));
  });
});

describe('a facade', () => {
  class Form {
    mode = 'edit';
    hidden = 1;
    get title() {
      return `form ${this.mode}`;
    }
    set(key: string, value: unknown) {
      return `${this.mode} ${key}=${String(value)}`;
    }
  }

  it('opens exactly its members', () => {
    const $form = expressionFacade(new Form(), { read: ['mode', 'title'], call: ['set'] });
    expect(evaluateExpression("$form.title + $form.set('a', 1)", { $form })).toBe('form editedit a=1');
    expect(() => evaluateExpression('$form.hidden', { $form })).toThrow('没有可以读取的“hidden”');
    expect(() => evaluateExpression('$form.mode()', { $form })).toThrow(ExpressionError);
    expect(() => evaluateExpression('$form.set', { $form })).toThrow(ExpressionError);
  });
});

describe('an arrow function that comes out', () => {
  function handler(text: string, scope: object): (...passed: unknown[]) => unknown {
    const value = evaluateExpression(text, scope);
    if (typeof value !== 'function') throw new Error('no handler');
    return (...passed) => Reflect.apply(value, undefined, passed);
  }

  it('gets plain data for an event and gives nothing back', () => {
    const set = expressionFunction(vi.fn((value: unknown) => value));
    const run = handler('event => set(event)', { set });
    class SyntheticEvent {
      target = { value: 'x', checked: true, form: new Map() };
      key = 'Enter';
    }
    expect(run(new SyntheticEvent())).toBeUndefined();
    run({ a: [1, () => 1, new Map()], when: new Date(0) });
    run(new Map());
    expect(set.mock.calls).toEqual([
      [{ value: 'x', checked: true, key: 'Enter' }],
      [{ a: [1, undefined, undefined], when: new Date(0) }],
      [undefined],
    ]);
  });

  it('has the limits of a whole evaluation for each call', () => {
    const list = Array.from({ length: 1_000 }, (_, index) => index);
    const run = handler('() => list.map(a => list.map(b => a))', { list });
    expect(run).toThrow(expect.objectContaining({ code: 'too-many-steps' }));
    const light = handler('() => list.map(a => a)', { list });
    for (let call = 0; call < 50; call++) expect(light()).toBeUndefined();
  });

  it('is no callback for another expression', () => {
    const scope = { arrow: evaluateExpression('x => x', {}), list: [1] };
    expect(() => evaluateExpression('list.map(arrow)', scope)).toThrow(
      expect.objectContaining({ code: 'bad-callback' }),
    );
  });
});
