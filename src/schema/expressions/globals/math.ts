import { builtinValue, type Builtin } from '../run/builtin.ts';
import { toNumber } from '../run/coerce.ts';

const { abs, ceil, floor, round, trunc, sign, min, max, pow, sqrt, cbrt, hypot, log, log2, log10, exp } = Math;
const { sin, cos, tan, asin, acos, atan, atan2 } = Math;
const functions = { abs, ceil, floor, round, trunc, sign, min, max, pow, sqrt, cbrt, hypot, log, log2, log10, exp };
const trigonometry = { sin, cos, tan, asin, acos, atan, atan2 };

/** Math without `random`: an expression always gives the same result. */
export const math = builtinValue({
  read: { PI: Math.PI, E: Math.E, LN2: Math.LN2, LN10: Math.LN10, SQRT2: Math.SQRT2 },
  methods: Object.fromEntries(
    Object.entries({ ...functions, ...trigonometry }).map(([name, own]) => [name, numeric(own)]),
  ),
});

function numeric(own: (...numbers: [number, number]) => number): Builtin {
  return (run, list) => {
    run.step(list.length);
    return Reflect.apply(
      own,
      undefined,
      list.map((value) => toNumber(run, value)),
    );
  };
}
