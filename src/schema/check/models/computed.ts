import { say } from '../../../locale/index.ts';
import { compileExpression, ExpressionError, extractTemplate, freeNames } from '../../expressions/index.ts';
import type { JsonObject } from '../../json/index.ts';
import type { Explanation } from '../../parse/index.ts';
import { atField, type CheckedModel } from './checked-model.ts';

/**
 * Finds computed values that cannot give the intended result: cycles, secret fields, display texts, and fields that are
 * also numbered.
 */
export function computedMistakes({ fields }: CheckedModel): Explanation[] {
  const reads = new Map(Object.entries(fields).map(([name, field]) => [name, namesRead(field)]));
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field['x-value'] === undefined) return [];
    const pointer = atField(name, 'x-value');
    return [
      ...(field['x-number'] === undefined ? [] : [numbered(name, pointer)]),
      ...circle(name, reads, pointer),
      ...unreadable(reads.get(name) ?? [], fields, pointer),
    ];
  });
}

function numbered(name: string, pointer: string): Explanation {
  const message = say('字段“{name}”既有 x-number 又有 x-value，只能由其中一个给值。', { name });
  return { code: 'two-sources', pointer, message, expected: say('x-number 或 x-value') };
}

function namesRead({ 'x-value': value }: JsonObject): string[] {
  const text = typeof value === 'string' ? extractTemplate(value) : undefined;
  if (text === undefined) return [];
  try {
    const names = freeNames(compileExpression(text).ast);
    return names.flatMap(({ name, path }) => (name === '$record' || name === '$line' ? path.slice(0, 1) : []));
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}

function circle(name: string, reads: ReadonlyMap<string, string[]>, pointer: string): Explanation[] {
  const path = pathBack(name, name, reads, new Set());
  if (!path) return [];
  const whole = [name, ...path].join(' → ');
  const message = say('字段“{name}”的值由它自己算出来：{path}。', { name, path: whole });
  return [{ code: 'cycle', pointer, message, expected: say('不读自己的表达式') }];
}

function pathBack(
  from: string,
  to: string,
  reads: ReadonlyMap<string, string[]>,
  seen: Set<string>,
): string[] | undefined {
  for (const next of reads.get(from) ?? []) {
    if (next === to) return [to];
    if (seen.has(next)) continue;
    seen.add(next);
    const path = pathBack(next, to, reads, seen);
    if (path) return [next, ...path];
  }
  return undefined;
}

function unreadable(names: readonly string[], fields: CheckedModel['fields'], pointer: string): Explanation[] {
  return [...new Set(names)].flatMap((name): Explanation[] => {
    if (fields[name]?.['x-secret'] === true) {
      const message = say('“{name}”是 x-secret，读出来总是空的，不能用来计算。', { name });
      return [{ code: 'secret-read', pointer, message, expected: say('不是 x-secret 的字段') }];
    }
    if (!name.endsWith('_dictText') || fields[name]) return [];
    const message = say('计算时只有值，没有“{name}”这样的显示文字。', { name });
    return [{ code: 'unknown-field', pointer, message, nearest: name.replace(/_dictText$/, '') }];
  });
}
