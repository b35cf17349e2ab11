import { evaluateExpression } from '../../../../src/schema/expressions/index.ts';

const lines = [
  { qty: 3, amount: 30 },
  { qty: 8, amount: '60.50' },
];

const scope = {
  $record: {
    id: '7',
    billNo: 'SO12',
    level: 'A',
    status: 'draft',
    amount: 90.5,
    note: '',
    customer: null,
    tags: [1, 2],
  },
  $values: { lines },
  $selection: [{ id: '7' }, { id: '8' }],
};

export function exampleResult(expression: string): string {
  const result = evaluateExpression(expression, scope);
  const isNumber = typeof result === 'number';
  return result === undefined || (isNumber && !Number.isFinite(result)) ? String(result) : JSON.stringify(result);
}
