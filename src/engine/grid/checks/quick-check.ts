import type { ResolvedField } from '../../model/index.ts';
import type { RuleSet } from '../../rules/index.ts';

type Accepts = (value: unknown) => boolean;

/**
 * Creates a quick test that only accepts valid values; a value that it does not accept may still be valid. A table of
 * many rows is checked with it first. Undefined if the field has rules that need the full check.
 */
export function quickCheck(field: ResolvedField, rules: RuleSet): Accepts | undefined {
  if (field.rules.length > 0 || field.type === 'array') return undefined;
  const limits = [field.minimum, field.maximum, field.exclusiveMinimum, field.exclusiveMaximum, field.scale];
  if (limits.some((limit) => limit !== undefined)) return undefined;
  const tests = [typeTest(field), optionTest(field), lengthTest(field), patternTest(field, rules)].filter(
    (test) => test !== undefined,
  );
  const { required } = field;
  const passes = tests.reduce((first, second) => (value) => first(value) && second(value));
  return (value) => (value === null || value === undefined || value === '' ? !required : passes(value));
}

const longestDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Accepts days that the month has in every year; parsing one takes as long as a thousand of these tests. */
function isPlainDay(value: unknown): boolean {
  if (typeof value !== 'string' || value.length !== 10 || value[4] !== '-' || value[7] !== '-') return false;
  const [year, month, day] = [digits(value, 0, 4), digits(value, 5, 7), digits(value, 8, 10)];
  return year >= 1000 && day >= 1 && day <= (longestDays[month - 1] ?? 0);
}

function digits(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return NaN;
    number = number * 10 + digit;
  }
  return number;
}

function typeTest({ type, format }: ResolvedField): Accepts {
  if (type === 'boolean') return (value) => typeof value === 'boolean';
  if (type === 'integer') return Number.isSafeInteger;
  if (type === 'number') return Number.isFinite;
  if (format === 'date') return isPlainDay;
  if (format !== undefined && format !== 'text') return () => false;
  return (value) => typeof value === 'string' && value.trim() !== '';
}

function optionTest({ options }: ResolvedField): Accepts | undefined {
  const allowed = options && new Set(options.map(({ value }) => String(value)));
  return allowed && ((value) => allowed.has(String(value)));
}

/** There are at least as many code units as characters: a text that is short enough in code units is short enough. */
function lengthTest({ minLength, maxLength }: ResolvedField): Accepts | undefined {
  if (minLength !== undefined) return () => false;
  return maxLength === undefined ? undefined : (value) => typeof value === 'string' && value.length <= maxLength;
}

function patternTest({ pattern }: ResolvedField, rules: RuleSet): Accepts | undefined {
  if (pattern === undefined) return undefined;
  return (value) => {
    try {
      return rules.matchPattern(pattern, String(value));
    } catch {
      return false;
    }
  };
}
