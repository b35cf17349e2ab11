import type { TableDefinition } from '../../database/index.ts';

export const counterTable = 'pagewright_counter';

export const answerTable = 'pagewright_answer';

export const postingTable = 'pagewright_posting';

export const fillTable = 'pagewright_fill';

export const keptFormulaTable = 'pagewright_kept_formula';

const text = (name: string) => ({ name, type: 'text', notNull: true }) as const;
const model = (name: string) => ({ name, type: 'text', notNull: true, names: 'model' }) as const;
const tenant = { name: 'tenant_id', type: 'integer', notNull: true } as const;

export const engineTables: readonly TableDefinition[] = [
  {
    name: counterTable,
    columns: [tenant, model('name'), text('period'), { name: 'value', type: 'bigint', notNull: true }],
    primaryKey: ['tenant_id', 'name', 'period'],
  },
  {
    name: postingTable,
    columns: [
      tenant,
      model('model'),
      text('source'),
      model('ledger'),
      { ...text('posting'), names: 'posting' as const },
      { name: 'undo', type: 'text' },
      { name: 'rows', type: 'integer', notNull: true },
      // True when the posting was reversed with the deletion of its record and returns with its restoration.
      { name: 'is_deleted', type: 'boolean', notNull: true, default: false },
    ],
    primaryKey: ['model', 'source', 'ledger', 'posting', 'tenant_id'],
  },
  {
    name: answerTable,
    columns: [
      tenant,
      text('user_id'),
      text('key'),
      text('fingerprint'),
      { name: 'answer', type: 'json' },
      { name: 'create_time', type: 'timestamp', notNull: true },
    ],
    primaryKey: ['tenant_id', 'user_id', 'key'],
  },
  {
    name: fillTable,
    columns: [
      { name: 'no', type: 'integer', notNull: true },
      text('sort'),
      model('model'),
      model('source'),
      text('position'),
      { name: 'done', type: 'bigint', notNull: true },
      { name: 'total', type: 'bigint', notNull: true },
      { name: 'create_time', type: 'timestamp', notNull: true },
      { name: 'finish_time', type: 'timestamp' },
    ],
    primaryKey: ['no'],
  },
  {
    name: keptFormulaTable,
    columns: [model('model'), text('field'), text('formula'), text('scope')],
    primaryKey: ['model', 'field', 'formula'],
  },
];
