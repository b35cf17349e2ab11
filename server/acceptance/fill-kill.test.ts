import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';

import { resolvedField, resolvedModel } from '../../src/engine/model/testing/resolved.ts';
import { applySchema, openDatabase } from '../database/index.ts';
import { freshDataDirectory } from '../database/testing/data-directory.ts';
import { tablesOf } from '../records/index.ts';
import { runProgram } from '../start/testing/program.ts';
import { clientOf, testPassword } from '../start/testing/running-server.ts';

vi.setConfig({ testTimeout: 400_000 });

/** More rows than a publication fills in by itself, and their number of groups. */
const [rows, groups] = [24_000, 40];

const text = { type: 'string', title: '物品', maxLength: 40 };
const entry = { item: text, qty: { type: 'number', title: '数量', 'x-scale': 3 } };
const model = (name: string, more: object = {}) => ({
  kind: 'model',
  formatVersion: 1,
  title: name,
  permission: `lab:${name}`,
  resource: `/lab/${name}`,
  schema: { type: 'object', properties: entry },
  ...more,
});
const balanceOf = { model: 'lab/book', by: ['item'], sum: ['qty'], min: { qty: 0 } };

async function enterRows(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  const fields = [resolvedField('item', { maxLength: 40 }), resolvedField('qty', { type: 'number', scale: 3 })];
  const book = resolvedModel('lab/book', fields);
  await applySchema(database.kysely, tablesOf([book]));
  await sql`insert into lab_book (id, tenant_id, create_time, item, qty)
    select lpad(n::text, 26, '0'), 0, now(), 'M' || (n % ${groups}), 0.5 from generate_series(1, ${rows}::integer) n`.execute(
    database.kysely,
  );
  await database.close();
}

async function serverIn(dataDir: string) {
  const program = runProgram({ DATA_DIR: dataDir, ADMIN_PASSWORD: testPassword, LOG_LEVEL: 'warn' });
  const client = clientOf(await program.started);
  const token = await client.signIn('admin');
  const publish = async (name: string, body: object): Promise<void> => {
    const documents = [{ key: `lab/${name}.model`, text: JSON.stringify(body), revision: '' }];
    const { json } = await client.api('POST', '/sys/document/publish', { token, body: { documents, note: name } });
    expect(json).toMatchObject({ success: true });
  };
  const stock = async () => (await client.api('GET', '/lab/stock/list?pageSize=100', { token })).json.result;
  return { program, publish, stock };
}

test('a fill goes on where it was after the server is killed, and the balance is what the ledger holds', async () => {
  const dataDir = await freshDataDirectory();
  await enterRows(dataDir);
  const first = await serverIn(dataDir);
  await first.publish('book', model('book'));
  await first.publish('stock', model('stock', { balanceOf }));
  const half = await vi.waitFor(
    async () => {
      const found = await first.stock();
      expect(found.records.length).toBeGreaterThan(0);
      return found;
    },
    { timeout: 150_000, interval: 5 },
  );
  first.program.kill('SIGKILL');
  await first.program.ended;
  expect(half.filling).toHaveLength(1);
  const second = await serverIn(dataDir);
  const whole = await vi.waitFor(
    async () => {
      const found = await second.stock();
      expect(found.filling ?? []).toEqual([]);
      expect(found.records).toHaveLength(groups);
      return found;
    },
    { timeout: 150_000, interval: 50 },
  );
  expect(new Set(whole.records.map(({ qty }: { qty: string }) => qty))).toEqual(new Set(['300.000']));
});
