import { say } from '../../../locale/index.ts';
import type { ArrayExpression, Expression, ObjectExpression, SpreadElement, TemplateLiteral } from '../ast.ts';
import { forbiddenKeys } from '../limits.ts';
import { isArrow } from '../run/arrow.ts';
import { toText } from '../run/coerce.ts';
import { ownKeys, readMember, toKey } from '../run/member.ts';
import type { Run } from '../run/run.ts';
import { isList, type PlainObject } from '../run/values.ts';
import type { Code, Compiler, Locals } from './compiler.ts';

/** Keys that other code calls implicitly (await, JSON, conversions): their values must not be functions. */
const calledKeys = new Set(['then', 'toJSON', 'toString', 'valueOf']);

export function compileTemplate({ quasis, expressions, start }: TemplateLiteral, { compile }: Compiler): Code {
  const values = expressions.map(compile);
  const texts = quasis.map((quasi) => quasi.value.cooked);
  return (run, locals) => {
    let result = texts[0] ?? '';
    values.forEach((value, index) => {
      const part = value(run, locals);
      run.position = start;
      const text = toText(run, part) + (texts[index + 1] ?? '');
      run.textLength(result.length + text.length);
      result += text;
    });
    return result;
  };
}

export function compileArray({ elements, start }: ArrayExpression, compiler: Compiler): Code {
  const list = compileList(elements, compiler);
  return (run, locals) => {
    const items = list(run, locals);
    run.position = start;
    return run.made(items, items);
  };
}

/** Compiles the elements of an array or the arguments of a call, with spreads expanded. */
export function compileList(elements: readonly (Expression | SpreadElement)[], { compile }: Compiler) {
  const parts = elements.map((element) =>
    element.type === 'SpreadElement'
      ? { spread: true, code: compile(element.argument), start: element.start }
      : { spread: false, code: compile(element), start: element.start },
  );
  return (run: Run, locals: Locals | undefined): unknown[] => {
    const items: unknown[] = [];
    for (const { spread, code, start } of parts) {
      const value = code(run, locals);
      if (!spread) {
        items.push(value);
        continue;
      }
      run.position = start;
      for (const item of spreadItems(run, value, items.length)) items.push(item);
    }
    return items;
  };
}

function spreadItems(run: Run, value: unknown, already: number): Iterable<unknown> {
  if (typeof value !== 'string' && !isList(value)) throw run.fail('bad-argument', say('“...”后面应当是数组。'));
  run.arrayLength(already + value.length);
  return typeof value === 'string' ? value : Array.from({ length: value.length }, (_, index) => value[index]);
}

export function compileObject({ properties, start }: ObjectExpression, { compile }: Compiler): Code {
  const writers = properties.map((property) => {
    if (property.type === 'SpreadElement') return writeSpread(compile(property.argument), property.start);
    const value = compile(property.value);
    if (property.computed) return writeProperty(compile(property.key), value, property.start);
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : String(key.type === 'Literal' ? key.value : '');
    return writeProperty(() => name, value, property.start);
  });
  return (run, locals) => {
    const made: PlainObject = {};
    for (const write of writers) write(run, locals, made);
    run.position = start;
    return run.made(made, Object.values(made));
  };
}

type Writer = (run: Run, locals: Locals | undefined, made: PlainObject) => void;

function writeProperty(key: Code, value: Code, start: number): Writer {
  return (run, locals, made) => {
    const keyValue = key(run, locals);
    run.position = start;
    const name = toKey(run, keyValue);
    const member = value(run, locals);
    run.position = start;
    if (calledKeys.has(name) && isArrow(member)) throw run.fail('forbidden-key', say('“{name}”不能是函数。', { name }));
    made[name] = member;
  };
}

function writeSpread(argument: Code, start: number): Writer {
  return (run, locals, made) => {
    const value = argument(run, locals);
    run.position = start;
    if (value === null || value === undefined) return;
    for (const key of ownKeys(run, value)) {
      if (forbiddenKeys.has(key)) throw run.fail('forbidden-key', say('不能使用“{name}”这个名称。', { name: key }));
      made[key] = readMember(run, value, key);
    }
  };
}
