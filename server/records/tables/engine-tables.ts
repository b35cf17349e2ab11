import type { TableDefinition } from '../../database/index.ts';

/** The counters of numbering: one row for each tenant, numbered field and period. */
export const counterTable = 'pagewright_counter';

/** The answers of saves with an idempotency key: one row for each tenant, user and key. */
export const answerTable = 'pagewright_answer';

const text = (name: string) => ({ name, type: 'text', notNull: true }) as const;
const tenant = { name: 'tenant_id', type: 'integer', notNull: true } as const;

/** The tables of the engine itself, beside those of the models. */
export const engineTables: readonly TableDefinition[] = [
  {
    name: counterTable,
    columns: [tenant, text('name'), text('period'), { name: 'value', type: 'bigint', notNull: true }],
    primaryKey: ['tenant_id', 'name', 'period'],
  },
  {
    name: answerTable,
    columns: [
      ...[tenant, text('user_id'), text('key'), text('fingerprint')],
      { name: 'answer', type: 'json' },
      { name: 'create_time', type: 'timestamp', notNull: true },
    ],
    primaryKey: ['tenant_id', 'user_id', 'key'],
  },
];
