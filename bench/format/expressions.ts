import subscript from 'subscript/justin';

import { compileExpression } from '../../src/schema/expressions/index.ts';
import { measure, type Measurement } from '../measuring/measure.ts';

const text = "$record.amount > 0 ? $record.lines.length + ' 行' : '空'";
const scope = { $record: { amount: 12.5, lines: [{ qty: 1 }, { qty: 2 }] } };
const times = 100_000;

/**
 * Measures one condition, 100,000 times: compiled JavaScript as the baseline, Pagewright's, and a peer without `eval`.
 */
export function measureExpressions(): Promise<Measurement[]> {
  const native = new Function('$record', `return ${text}`) as (record: unknown) => unknown;
  const ours = compileExpression(text);
  const peer = subscript(text);
  return measure({
    'new Function (baseline)': () => repeat(() => native(scope.$record)),
    'Pagewright, compiled once': () => repeat(() => ours.evaluate(scope)),
    'subscript/justin, compiled once': () => repeat(() => peer(scope)),
  });
}

function repeat(run: () => unknown): void {
  for (let count = 0; count < times; count += 1) run();
}
