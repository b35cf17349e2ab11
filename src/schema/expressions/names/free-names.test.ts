import { describe, expect, it } from 'vitest';

import { freeNames, parseExpression } from '../index.ts';

function names(text: string) {
  const parsed = parseExpression(text);
  return 'ast' in parsed ? freeNames(parsed.ast) : [];
}

describe('the names that an expression reads', () => {
  it.each([
    ['1 + Math.PI', []],
    ['$record.amount * rate', ['$record.amount', 'rate']],
    ["$record?.customer['name'].length", ['$record.customer.name']],
    ['$values.lines[0].qty', ['$values.lines[].qty']],
    ['$record[key].x', ['$record', 'key']],
    ['sum($values.lines, l => l.qty * l.price)', ['$values.lines', '$values.lines[].qty', '$values.lines[].price']],
    ['$values.lines.filter(l => l.on).map(l => l.qty)', ['$values.lines', '$values.lines[].on', '$values.lines[].qty']],
    [
      '$values.lines.map(l => l.parts).flatMap(p => p).map(p => p.no)',
      ['$values.lines', '$values.lines[].parts', '$values.lines[].parts[].no'],
    ],
    [
      '$values.lines.find(l => l.id == $id)?.name',
      ['$values.lines', '$values.lines[].id', '$id', '$values.lines[].name'],
    ],
    ['($values.lines || []).map(({ qty }) => qty)', ['$values.lines', '$values.lines[].qty']],
    ['($a ?? $b).x', ['$a.x', '$b.x']],
    ['($flag ? $a : $b).x', ['$flag', '$a.x', '$b.x']],
    ['$values.lines.reduce((sum, l) => sum + l.qty, start)', ['$values.lines', '$values.lines[].qty', 'start']],
    [
      '$values.lines.map(l => l.parts.map(p => p.no + l.no + $x))',
      ['$values.lines', '$values.lines[].parts', '$values.lines[].parts[].no', '$values.lines[].no', '$x'],
    ],
    ['Object.entries($old).map(([key, value]) => value.x)', ['$old', '$old.*.x']],
    ["$permitted('a') && $form.valid(x => x.y)", ['$permitted', '$form']],
    ['`${$a.b}` + { [$k]: $v, ...$rest }', ['$a.b', '$k', '$v', '$rest']],
    ['[$a, ...$list][0].x', ['$a', '$a.x', '$list[]', '$list[].x']],
    ['x => x + $a', ['$a']],
    ['typeof $missing', ['$missing']],
  ])('%s', (text, expected) => {
    expect([...new Set(names(text).map((read) => read.text))].sort()).toEqual([...expected].sort());
  });

  it('have their place in the text', () => {
    const [lines, ...items] = names('1 + $values.lines.map(l => l.qty)[0]');
    expect(lines).toEqual({ name: '$values', path: ['lines'], text: '$values.lines', position: 4, end: 17 });
    const qty = { name: '$values', path: ['lines', '[]', 'qty'], text: '$values.lines[].qty' };
    expect(items).toEqual([
      { ...qty, position: 4, end: 36 },
      { ...qty, position: 27, end: 32 },
    ]);
  });
});
