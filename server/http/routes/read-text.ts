import type { JsonObject } from '../../../src/schema/json/index.ts';
import { say } from '../../locale/index.ts';
import { Refusal } from './refusal.ts';
import type { Query } from './route.ts';

/**
 * Reads a text of a body or query; numbers are converted to text, as in JeecgBoot. Missing and null give undefined.
 * @throws Refusal for another kind of value or for more than `max` characters.
 */
export function optionalText(source: JsonObject | Query, name: string, max = 500): string | undefined {
  const value = source[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new Refusal(say('参数 {name} 应是文本。', { name }));
  const text = String(value);
  if (text.length > max) throw new Refusal(say('参数 {name} 太长，最多 {max} 个字符。', { name, max }));
  return text;
}

export class MissingParameter extends Refusal {
  readonly parameter: string;

  constructor(parameter: string) {
    super(say('缺少参数 {parameter}。', { parameter }));
    this.parameter = parameter;
  }
}

/**
 * Reads a required text that is not empty.
 * @throws Refusal as `optionalText`, and if it is missing.
 */
export function requiredText(source: JsonObject | Query, name: string, max = 500): string {
  const text = optionalText(source, name, max);
  if (text === undefined || text === '') throw new MissingParameter(name);
  return text;
}

export function listOf(text: string | undefined): string[] {
  const parts = (text ?? '').split(',').map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}
