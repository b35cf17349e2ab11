import { say } from '../../../locale/index.ts';
import { limits } from '../limits.ts';
import { builtinValue } from '../run/builtin.ts';
import { ownKeys, readMember } from '../run/member.ts';
import type { Run } from '../run/run.ts';
import { isDate, isList, isPlain } from '../run/values.ts';

/** `JSON.stringify(value, null, indent)` for plain data; `toJSON` of the data is never called. */
export const json = builtinValue({
  methods: {
    stringify: (run, [value, replacer, indent]) => {
      if (replacer !== undefined && replacer !== null) {
        throw run.fail('bad-argument', say('JSON.stringify 的第二个参数只能是 null。'));
      }
      return write({ run, indent: indentText(indent), length: 0, inside: [] }, value, '\n');
    },
  },
});

interface Writing {
  run: Run;
  indent: string;
  length: number;
  inside: unknown[];
}

function indentText(indent: unknown): string {
  if (typeof indent === 'number') return ' '.repeat(Math.min(10, Math.max(0, Math.trunc(indent) || 0)));
  return typeof indent === 'string' ? indent.slice(0, 10) : '';
}

function write(writing: Writing, value: unknown, newline: string): string | undefined {
  const { run, inside } = writing;
  run.step();
  if (typeof value === 'function' || value === undefined) return undefined;
  if (typeof value === 'string') return writeText(writing, value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean')
    return add(writing, JSON.stringify(value));
  if (isDate(value)) return add(writing, dateText(value));
  if (!isList(value) && !isPlain(value)) throw run.fail('bad-argument', say('只有普通数据可以写成 JSON。'));
  if (inside.includes(value)) throw run.fail('bad-argument', say('数据里有循环引用，不能写成 JSON。'));
  if (inside.length >= limits.depth) throw run.fail('too-deep', say('数据嵌套太深，不能写成 JSON。'));
  inside.push(value);
  const deeper = newline + writing.indent;
  const members = isList(value) ? listMembers(writing, value, deeper) : objectMembers(writing, value, deeper);
  inside.pop();
  const [open, close] = isList(value) ? '[]' : '{}';
  if (members.length === 0) return add(writing, `${open}${close}`);
  const [first, between, last] = writing.indent === '' ? ['', ',', ''] : [deeper, `,${deeper}`, newline];
  add(writing, `${open}${close}${first}${last}`);
  run.textLimit((writing.length += between.length * members.length));
  return `${open}${first}${members.join(between)}${last}${close}`;
}

function dateText(date: Date): string {
  return Number.isNaN(Date.prototype.getTime.call(date)) ? 'null' : `"${Date.prototype.toISOString.call(date)}"`;
}

function listMembers(writing: Writing, list: readonly unknown[], newline: string): string[] {
  return Array.from(
    { length: list.length },
    (_, index) => write(writing, list[index], newline) ?? add(writing, 'null'),
  );
}

function objectMembers(writing: Writing, object: object, newline: string): string[] {
  return ownKeys(writing.run, object).flatMap((key) => {
    const text = write(writing, readMember(writing.run, object, key), newline);
    return text === undefined ? [] : [`${writeText(writing, key)}:${writing.indent && ' '}${text}`];
  });
}

function writeText(writing: Writing, text: string): string {
  writing.run.textLength(text.length);
  return add(writing, JSON.stringify(text));
}

function add(writing: Writing, text: string): string {
  writing.length += text.length;
  writing.run.textLimit(writing.length);
  return text;
}
