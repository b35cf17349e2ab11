import { defineRoute, notFound, requiredText, success, type Route } from '../http/index.ts';
import { contextOf, refuse, type RecordEngine, type SystemTable } from '../records/index.ts';

export const positionModel = 'system/position';

export const positionTable: SystemTable = { table: 'sys_position', model: positionModel };

export function positionRoutes(engine: RecordEngine): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/position/list',
      // Every form with a position picker calls this.
      permission: 'signed-in',
      async handler(call) {
        const page = await engine.list(positionModel, call.query, contextOf(call)).catch(refuse);
        return success({ ...page, records: page.records.map(withRank) }, { code: 0 });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/position/queryByCode',
      permission: 'signed-in',
      async handler(call) {
        const params = { code: `eq ${requiredText(call.query, 'code', 50)}` };
        const page = await engine.list(positionModel, params, contextOf(call)).catch(refuse);
        const [found] = page.records;
        if (!found) throw notFound();
        return success(withRank(found));
      },
    }),
  ];
}

/**
 * The picker's column reads `rank`, while the record has `postRank` (docs/jeecgboot.md, Dictionaries and trees): the
 * response contains both.
 */
function withRank(record: Record<string, unknown>): Record<string, unknown> {
  return { ...record, rank: record['postRank'] ?? null, rank_dictText: record['postRank_dictText'] ?? null };
}
