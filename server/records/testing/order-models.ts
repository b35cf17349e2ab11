import type { ResolvedField } from '../../../src/engine/model/index.ts';
import { resolvedField, resolvedModel } from '../../../src/engine/model/testing/resolved.ts';

const reference = (model: string) => ({
  reference: { model, copy: {}, onDelete: 'refuse' as const, where: {} },
});
const amount = (more: Partial<ResolvedField> = {}): Partial<ResolvedField> => ({ type: 'number', scale: 2, ...more });
const computed = (value: string, more: Partial<ResolvedField> = {}) => amount({ value, readOnly: true, ...more });

const rollup = (by: string) => amount({ rollup: { from: 'purchase/receipt', by, sum: 'qty' }, readOnly: true });

const order = resolvedModel('purchase/order', [
  resolvedField('name', { required: true }),
  resolvedField('rate', amount()),
  resolvedField('lines', { type: 'array', child: { model: 'purchase/line', parent: 'orderId' } }),
  resolvedField('received', rollup('orderId')),
  resolvedField('open', computed('{{ sum($record.lines, l => l.open) }}')),
  resolvedField('cost', computed('{{ round($record.open * ($record.rate || 1), 2) }}')),
  resolvedField('most', computed('{{ max($record.lines, line => line.open) }}')),
  resolvedField('least', computed('{{ min($record.lines.filter(l => l.qty >= 1), l => l.received) }}')),
  resolvedField('done', { type: 'integer', value: '{{ count($record.lines, l => l.open <= 0) }}', readOnly: true }),
  resolvedField('share', computed('{{ count($record.lines.filter(l => l.open > 0)) / $record.lines.length }}')),
  resolvedField('bolts', computed("{{ sum($record.lines, l => l.kind == '螺栓' && l.open != -1 ? l.open : 0) }}")),
  resolvedField('others', computed("{{ sum($record.lines.filter(l => l.kind !== '螺栓'), l => l.open) }}")),
]);

const line = resolvedModel(
  'purchase/line',
  [
    resolvedField('orderId', reference('purchase/order')),
    resolvedField('kind'),
    resolvedField('qty', amount()),
    resolvedField('received', rollup('lineId')),
    resolvedField('open', computed('{{ $record.qty - $record.received }}')),
  ],
  { childOf: { model: 'purchase/order', field: 'lines' } },
);

const offer = resolvedModel('purchase/offer', [
  resolvedField('lines', { type: 'array', child: { model: 'purchase/offer-line', parent: 'offerId' } }),
  resolvedField('kinds', {
    value: "{{ join($record.lines.filter(l => l.taken > 0), l => l.kind, '、') }}",
    readOnly: true,
  }),
]);

const offerLine = resolvedModel(
  'purchase/offer-line',
  [
    resolvedField('offerId', reference('purchase/offer')),
    resolvedField('kind'),
    resolvedField('taken', rollup('offerLineId')),
  ],
  { childOf: { model: 'purchase/offer', field: 'lines' } },
);

const receipt = resolvedModel('purchase/receipt', [
  resolvedField('orderId', reference('purchase/order')),
  resolvedField('lineId', reference('purchase/line')),
  resolvedField('offerLineId', reference('purchase/offer-line')),
  resolvedField('qty', amount()),
]);

export const orderModels = new Map([order, line, offer, offerLine, receipt].map((model) => [model.id, model]));
