import { builtinValue } from '../run/builtin.ts';
import { ownKeys, readMember } from '../run/member.ts';

export const arrays = builtinValue({
  methods: {
    isArray: (_run, [value]) => Array.isArray(value),
    of: (run, list) => {
      run.arrayLength(list.length);
      const items = [...list];
      return run.made(items, items);
    },
  },
});

export const objects = builtinValue({
  methods: {
    keys: (run, [object]) => {
      const keys = ownKeys(run, object);
      return run.made(keys, keys);
    },
    values: (run, [object]) => {
      const values = ownKeys(run, object).map((key) => readMember(run, object, key));
      return run.made(values, values);
    },
    entries: (run, [object]) => {
      const entries = ownKeys(run, object).map((key) => {
        const entry = [key, readMember(run, object, key)];
        return run.made(entry, entry);
      });
      return run.made(entries, entries);
    },
  },
});
