import type { MatchPattern } from '../../../src/engine/rules/index.ts';
import { readObjects, readText } from '../../../src/engine/values/index.ts';
import { parseJson } from '../../../src/schema/json/index.ts';
import { say } from '../../locale/index.ts';

/** The result for a part of a value (docs/jeecgboot.md, Checks and numbers). */
export interface CheckResult {
  /** The number of characters the rule applies to; `*`: all. */
  digits: string;
  pattern: string;
  message: string;
  beginIndex: number;
  endIndex: number;
  checkValue: string;
  passed: boolean;
}

interface Part {
  digits: string;
  pattern: string;
  message: string;
  /** `true`: a rule for the whole value that is checked before the other rules. */
  first: boolean;
}

/** An error of a check rule that cannot be used; the message is one sentence in the language of the request. */
export class CheckRuleError extends Error {}

/**
 * Checks a value by a rule's JSON: rules for the whole value with priority `1`, then those for its parts from left to
 * right, then the other rules for the whole value.
 * @returns the first rule that fails.
 * @throws CheckRuleError for invalid JSON, and for patterns that cannot be run.
 */
export function checkByRule(ruleJson: string, value: string, match: MatchPattern): CheckResult | undefined {
  const parts = readParts(ruleJson);
  const whole = parts.filter(({ digits }) => digits === '*');
  const steps = [
    ...whole.filter(({ first }) => first).map((part) => [part, 0, value.length] as const),
    ...consecutive(parts.filter(({ digits }) => digits !== '*')),
    ...whole.filter(({ first }) => !first).map((part) => [part, 0, value.length] as const),
  ];
  for (const [{ digits, pattern, message }, beginIndex, endIndex] of steps) {
    const checkValue = value.slice(beginIndex, endIndex);
    const passed = checkValue.length === endIndex - beginIndex && matches(pattern, checkValue, match);
    if (!passed) return { digits, pattern, message, beginIndex, endIndex, checkValue, passed };
  }
  return undefined;
}

function consecutive(parts: readonly Part[]): (readonly [Part, number, number])[] {
  let begin = 0;
  return parts.map((part) => {
    const end = begin + Number(part.digits);
    const step = [part, begin, end] as const;
    begin = end;
    return step;
  });
}

function readParts(ruleJson: string): Part[] {
  const { value } = parseJson(ruleJson);
  if (!Array.isArray(value)) throw new CheckRuleError(say('规则内容应是 JSON 数组，请联系管理员。'));
  return readObjects(value).map(({ item, index }) => {
    const digits = String(readText(item['digits']) ?? item['digits'] ?? '');
    const pattern = readText(item['pattern']);
    if (!/^(\*|[1-9]\d{0,3})$/.test(digits) || pattern === undefined)
      throw new CheckRuleError(
        say('规则内容的第 {index} 条要写 digits（位数或 *）和 pattern（正则），请联系管理员。', { index: index + 1 }),
      );
    const message = readText(item['message']) ?? say('不符合编码规则');
    return { digits, pattern, message, first: String(item['priority'] ?? '1') === '1' };
  });
}

function matches(pattern: string, text: string, match: MatchPattern): boolean {
  try {
    return match(`^(?:${pattern})$`, text);
  } catch (error) {
    throw new CheckRuleError(
      say('规则里的正则不能用：{reason}', { reason: error instanceof Error ? error.message : String(error) }),
    );
  }
}
