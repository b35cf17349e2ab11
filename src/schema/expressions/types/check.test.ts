import { describe, expect, it } from 'vitest';

import { checkExpression, inferType, parseExpression, type ExpressionType, type ScopeTypes } from '../index.ts';
import { formScope, legitimate } from '../testing/legitimate.ts';

const line: ExpressionType = {
  kind: 'object',
  properties: { qty: { kind: 'number' }, material: { kind: 'string' }, amount: { kind: 'number' } },
};
const types: ScopeTypes = {
  $record: {
    kind: 'object',
    properties: {
      name: { kind: 'string' },
      amount: { kind: 'number' },
      paid: { kind: 'boolean' },
      billDate: { kind: 'string' },
      lines: { kind: 'array', items: line },
      note: { kind: 'union', of: [{ kind: 'string' }, { kind: 'null' }] },
      customer: { kind: 'object', properties: { id: { kind: 'string' } }, open: true },
    },
  },
  $line: line,
  $args: { kind: 'any' },
  $now: { kind: 'date' },
  $permitted: { kind: 'function', result: { kind: 'boolean' } },
  $form: { kind: 'object', properties: { mode: { kind: 'string' }, submit: { kind: 'function' } } },
};

describe('an expression that fits its types has no problems', () => {
  it.each([
    '$record.amount > 0 && !$record.paid',
    'sum($record.lines, l => l.amount) * 1.13',
    '$record.lines.filter(l => l.qty > 0).map(({ material, qty }) => material + qty).join()',
    '$record.lines[0]?.material.toUpperCase()',
    '$record.lines.find(l => l.qty)?.amount.toFixed(2)',
    "$record['amount'] - 1",
    '$record.customer.anything.at.all()',
    '$args.whatever[0].x() * 2',
    '$record.note?.length',
    "$record.note ?? ''",
    '$now.getFullYear() - 1',
    '$now - $now',
    "$permitted('x') ? 1 : 2",
    '$form.submit() && $form.mode',
    'typeof $missing',
    "[1, 'a'].map(x => x)",
    '$record.lines.map($args)',
    '$record.lines.filter(Boolean).length',
    'Math.max(1, 2) + Math.PI',
    'Object.entries($record).map(([key, value]) => key + value)',
    '$record.name * 2',
    '{ ...$record, extra: 1 }.extra + 1',
    '$record.lines.reduce((total, l) => total + l.qty, 0)',
    'sum($record.lines, l => Number(l.material))',
    'sum($record.lines, l => l.qty.toFixed(2))',
    'sum($record.lines.map(l => l.qty)) + sum([$record.amount, null])',
    'sum($args.anything) + avg($record.customer.anything, x => x.y)',
    'max($record.amount, 1) + max($record.lines, l => l.qty) + round($record.amount, 2)',
    'join($record.lines, l => l.material) + count($record.lines, l => l.material)',
    "max('1.5', 2) + round('12.345', 2)",
    'sum(null) + count(undefined)',
  ])('%s', (text) => {
    expect(checkExpression(text, types)).toEqual([]);
  });

  it('nor does a legitimate expression over names of any kind', () => {
    const open = Object.fromEntries(
      Object.keys(formScope()).map((name): [string, ExpressionType] => [name, { kind: 'any' }]),
    );
    expect(legitimate.flatMap(([text]) => checkExpression(text, open))).toEqual([]);
  });
});

describe('an expression that does not fit has its problem', () => {
  it.each([
    ['$recrod.name', { code: 'unknown-name', position: 0, end: 7, nearest: '$record' }],
    ['$record.amuont > 0', { code: 'unknown-field', position: 8, end: 14, nearest: 'amount' }],
    ["$record['amuont']", { code: 'unknown-field', position: 8, nearest: 'amount' }],
    ['sum($record.lines, l => l.amuont)', { code: 'unknown-field', position: 26, nearest: 'amount' }],
    ['$record.lines.filter(l => l.qyt > 0)', { code: 'unknown-field', nearest: 'qty' }],
    ['$record.lines.map(({ qyt }) => 1)', { code: 'unknown-field', position: 21, nearest: 'qty' }],
    ['$record.lines.filter(l => l.qty).find(l => l.x9)', { code: 'unknown-field', position: 45 }],
    ['$record.lines.map(l => l).map(l => l.mateirl)', { code: 'unknown-field', nearest: 'material' }],
    ['$record.lines.amount', { code: 'unknown-field', position: 14 }],
    ['$record.amount.x', { code: 'unknown-field', message: '数字没有成员“x”。' }],
    ['$record.name.lenght', { code: 'unknown-field', nearest: 'length' }],
    ['$record.name.trimm()', { code: 'unknown-method', nearest: 'trim' }],
    ['$record.amount.toFixd(2)', { code: 'unknown-method', nearest: 'toFixed' }],
    ['$record.lines.fliter(l => 1)', { code: 'unknown-method', nearest: 'filter' }],
    ['$now.getYears()', { code: 'unknown-method' }],
    ['Math.rond(1)', { code: 'unknown-method', nearest: 'round' }],
    ['Math.Pi', { code: 'unknown-field', nearest: 'PI' }],
    ['$record.paid * 2', { code: 'bad-operand', position: 0, end: 12 }],
    ['2 - $record.lines', { code: 'bad-operand', position: 4 }],
    ['{} / 2', { code: 'bad-operand', message: '对象不能做“/”运算，这里应当是数字。' }],
    ['$line(1)', { code: 'not-callable', position: 0 }],
    ['$record.name()', { code: 'not-callable', position: 8 }],
    ['$form.mode()', { code: 'not-callable' }],
    ['$form.submitt()', { code: 'unknown-field', nearest: 'submit' }],
    ['$record.lines.map(l.qty)', { code: 'unknown-name', position: 18 }],
    ['$record.lines.map($record.name)', { code: 'bad-callback', position: 18 }],
    ['$record.lines.map()', { code: 'bad-callback' }],
    ['sum($record.lines, l => l.material)', { code: 'bad-argument', position: 24, end: 34 }],
    ['avg($record.lines, ({ material }) => material)', { code: 'bad-argument', position: 37 }],
    ['sum($record.lines, l => l?.material)', { code: 'bad-argument', position: 24 }],
    ['sum($record.lines)', { code: 'bad-argument', message: '“sum”算的是数字，这里是对象。' }],
    ['sum($record.lines, l => l.qty > 1)', { code: 'bad-argument', message: '“sum”算的是数字，这里是是非值。' }],
    ['sum($record.name)', { code: 'bad-argument', message: '“sum”的第一个参数应当是数组，这里是文本。' }],
    ['join($record.name)', { code: 'bad-argument', position: 5 }],
    ['count($record.amount)', { code: 'bad-argument', message: '“count”的第一个参数应当是数组，这里是数字。' }],
    ['max($record.billDate, 1)', { code: 'bad-argument', position: 4, end: 20 }],
    ['max($record.lines, l => l.material)', { code: 'bad-argument', position: 24 }],
    ['round($record.name, 2)', { code: 'bad-argument', message: expect.stringContaining('Number(…)') }],
    ['null.x', { code: 'empty-value' }],
    ['1 +', { code: 'unexpected', position: 3 }],
  ])('%s', (text, problem) => {
    expect(checkExpression(text, types)).toEqual([expect.objectContaining(problem)]);
  });

  it('all of its problems, by position', () => {
    const problems = checkExpression('$record.x1 + $y2 + $line.z3', types);
    expect(problems.map(({ position }) => position)).toEqual([8, 13, 25]);
  });
});

describe('the type of a result', () => {
  it.each([
    ['1 + 2', { kind: 'number' }],
    ["'a' + 1", { kind: 'string' }],
    ['$record.amount > 1', { kind: 'boolean' }],
    ['$record.note ?? 1', { kind: 'union', of: [{ kind: 'string' }, { kind: 'number' }] }],
    ['$record.lines.map(l => l.qty)', { kind: 'array', items: { kind: 'number' } }],
    ['$record.lines[0].material', { kind: 'string' }],
    ['$record.lines.find(l => l.qty).qty', { kind: 'number' }],
    ["$record.paid ? 'a' : 'b'", { kind: 'string' }],
    ["$permitted('x')", { kind: 'boolean' }],
    ['{ a: 1 }', { kind: 'object', properties: { a: { kind: 'number' } } }],
    ['Object.keys($record)', { kind: 'array', items: { kind: 'string' } }],
    ['$args.x', { kind: 'any' }],
    ['x => 1', { kind: 'function' }],
    ['null', { kind: 'null' }],
  ])('%s', (text, type) => {
    const parsed = parseExpression(text);
    expect('ast' in parsed && inferType(parsed.ast, types)).toEqual(type);
  });
});
