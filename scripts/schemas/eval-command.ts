import { createInterface } from 'node:readline';

import { evaluateExpression, ExpressionError, extractTemplate } from '../../src/schema/expressions/index.ts';

/**
 * Runs `eval`: answers each line `{ "expression", "scope" }` of standard input with `{ "value" }` or `{ "problem" }`.
 */
export async function evalCommand(): Promise<number> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answer(line))}\n`);
  }
  return 0;
}

function answer(line: string): { value?: unknown } | { problem: { code: string; message: string; position?: number } } {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    return { problem: { code: 'not-json', message: '这一行不是 JSON。' } };
  }
  if (!isObject(request) || typeof request['expression'] !== 'string') {
    return { problem: { code: 'no-expression', message: '缺少 expression。' } };
  }
  const scope = isObject(request['scope']) ? request['scope'] : {};
  try {
    const value = evaluateExpression(extractTemplate(request['expression']) ?? request['expression'], scope);
    return value === undefined ? {} : { value };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return { problem: error.problem };
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
