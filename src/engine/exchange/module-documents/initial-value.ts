import { evaluateExpression, extractTemplate, freeNames, parseExpression } from '../../../schema/expressions/index.ts';
import type { JsonValue } from '../../../schema/json/index.ts';

const systemValues: Readonly<Record<string, string>> = {
  '#{sysUserCode}': '{{ $user.username }}',
  '#{sys_user_code}': '{{ $user.username }}',
  '#{sysUserName}': '{{ $user.realname }}',
  '#{sys_user_name}': '{{ $user.realname }}',
  '#{sysOrgCode}': '{{ $user.orgCode }}',
  '#{sys_org_code}': '{{ $user.orgCode }}',
  '#{date}': '{{ $today }}',
  '#{sys_date}': '{{ $today }}',
  '#{time}': '{{ $now }}',
  '#{sys_time}': '{{ $now }}',
};

const seen: ReadonlySet<string> = new Set(['$user', '$now', '$today']);

/**
 * Returns the default of a field: a value of its type or an expression.
 * @returns undefined if nothing is written, if a rule of the back end provides the value (`${rule}`), and if the
 * expression calls code of the other program.
 */
export function initialValue(written: string | undefined, type: JsonValue | undefined): JsonValue | undefined {
  if (written === undefined || written === '' || isByRule(written)) return undefined;
  const system = systemValues[written];
  if (system !== undefined) return type === 'string' ? system : undefined;
  if (written.startsWith('#{')) return undefined;
  const expression = extractTemplate(written);
  if (expression === undefined) return valueOf(written, type);
  const value = constantOf(expression);
  if (value !== undefined) return valueOf(value, type);
  return type === 'string' && isKnown(expression) ? written : undefined;
}

/** True if a number rule of the back end provides the value of a new record. */
export function isByRule(written: string | undefined): boolean {
  return written !== undefined && /^\$\{\w+\}$/.test(written);
}

/** True if the value of a new record comes from code that does not run here. */
export function needsCode(written: string | undefined): boolean {
  const expression = extractTemplate(written ?? '');
  return expression !== undefined && constantOf(expression) === undefined && !isKnown(expression);
}

function valueOf(written: string, type: JsonValue | undefined): JsonValue | undefined {
  if (type === 'boolean') return ['true', 'Y', '1'].includes(written);
  if (type === 'string') return written;
  const number = Number(written);
  const isNumber = (type === 'number' || type === 'integer') && Number.isFinite(number);
  return isNumber && (type === 'number' || Number.isSafeInteger(number)) ? number : undefined;
}

function constantOf(expression: string): string | undefined {
  try {
    const value = evaluateExpression(expression, {});
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : undefined;
  } catch {
    return undefined;
  }
}

function isKnown(expression: string): boolean {
  const parsed = parseExpression(expression);
  if ('problem' in parsed) return false;
  const names = freeNames(parsed.ast);
  return names.length > 0 && names.every(({ name }) => seen.has(name)) && evaluates(expression);
}

function evaluates(expression: string): boolean {
  const user = { id: '1', username: 'a', realname: 'a', orgCode: 'a', tenantId: '0' };
  try {
    const scope = { $user: user, $now: '2026-01-01 00:00:00', $today: '2026-01-01' };
    return typeof evaluateExpression(expression, scope) === 'string';
  } catch {
    return false;
  }
}
