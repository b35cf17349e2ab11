import { builtinValue, type Builtin } from '../run/builtin.ts';
import { toInteger, toNumber, toText } from '../run/coerce.ts';

const parse = {
  parseInt: (run, [value, radix]) => {
    const text = toText(run, value);
    run.textWork(text.length);
    return Number.parseInt(text, radix === undefined ? undefined : toInteger(run, radix));
  },
  parseFloat: (run, [value]) => {
    const text = toText(run, value);
    run.textWork(text.length);
    return Number.parseFloat(text);
  },
} satisfies Record<string, Builtin>;

const number = builtinValue({
  call: (run, list) => (list.length > 0 ? toNumber(run, list[0]) : 0),
  read: {
    MAX_SAFE_INTEGER: Number.MAX_SAFE_INTEGER,
    MIN_SAFE_INTEGER: Number.MIN_SAFE_INTEGER,
    EPSILON: Number.EPSILON,
  },
  methods: {
    ...parse,
    isInteger: (_run, [value]) => Number.isInteger(value),
    isSafeInteger: (_run, [value]) => Number.isSafeInteger(value),
    isFinite: (_run, [value]) => Number.isFinite(value),
    isNaN: (_run, [value]) => Number.isNaN(value),
  },
});

export const numbers = {
  Number: number,
  parseInt: builtinValue({ call: parse.parseInt }),
  parseFloat: builtinValue({ call: parse.parseFloat }),
  isNaN: builtinValue({ call: (run, [value]) => Number.isNaN(toNumber(run, value)) }),
  isFinite: builtinValue({ call: (run, [value]) => Number.isFinite(toNumber(run, value)) }),
};
