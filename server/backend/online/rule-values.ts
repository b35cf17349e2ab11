import { isByRule, type ModuleDescription } from '../../../src/engine/exchange/index.ts';
import { isMembers, type ExactJson } from '../exact-json.ts';
import type { Exchange } from '../exchange.ts';
import { isEmpty } from '../records/index.ts';

type Members = Record<string, ExactJson>;

/**
 * Fills the empty fields of a new record with the values of the back end's number rules, which its own client requests
 * when the form opens.
 */
export async function withRuleValues(sent: Members, module: ModuleDescription, exchange: Exchange): Promise<Members> {
  const emptyFields = module.fields.filter(({ name, initial }) => isByRule(initial) && isEmpty(sent[name]));
  const given = await Promise.all(
    emptyFields.map(async ({ name, initial = '' }): Promise<[string, ExactJson]> => {
      const path = `/sys/fillRule/executeRuleByCode/${initial.slice('${'.length, -1)}`;
      const { json } = await exchange({ method: 'PUT', path, query: new URLSearchParams(), body: '{}' });
      return [name, isMembers(json) && json['success'] === true ? json['result'] : null];
    }),
  );
  const lines = await Promise.all(
    module.lines.map(async (line): Promise<[string, ExactJson][]> => {
      const rows: ExactJson = sent[line.name];
      if (!Array.isArray(rows)) return [];
      const filled = rows.map(async (row: ExactJson) =>
        isMembers(row) && isEmpty(row['id']) ? withRuleValues(row, line.module, exchange) : row,
      );
      return [[line.name, await Promise.all(filled)]];
    }),
  );
  return { ...sent, ...Object.fromEntries([...given, ...lines.flat()]) };
}
