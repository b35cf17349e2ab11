// covers: limit-history
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { keepInHistory, readHistory } from './code-history.ts';

function storage(): Storage {
  const held = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => held.clear(),
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

describe('the history of a code editor', () => {
  it('has the last 16 texts of each name, each once, the latest first', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.integer({ min: 1, max: 30 }))), (written) => {
        const kept = storage();
        written.forEach(([name, text], at) => keepInHistory(name, { text: `t${text}`, at }, kept));
        for (const name of ['a', 'b']) {
          const texts = written.flatMap(([each, text]) => (each === name ? [`t${text}`] : [])).toReversed();
          expect(readHistory(name, kept).map(({ text }) => text)).toEqual([...new Set(texts)].slice(0, 16));
        }
      }),
    );
  });

  it('keeps no empty text', () => {
    const kept = storage();
    keepInHistory('a', { text: ' \n', at: 1 }, kept);
    expect(readHistory('a', kept)).toEqual([]);
  });

  it.each(['{', '{}', '[1, null, { "text": 1, "at": 2 }]', '[{ "text": "a" }]'])(
    'reads damaged storage as none: %s',
    (text) => {
      expect(readHistory('a', { getItem: () => text })).toEqual([]);
    },
  );

  it('disturbs nobody where storage is full or closed', () => {
    const closed = {
      getItem: (): string | null => {
        throw new Error('closed');
      },
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => keepInHistory('a', { text: 'a', at: 1 }, closed)).not.toThrow();
    expect(readHistory('a', closed)).toEqual([]);
  });
});
