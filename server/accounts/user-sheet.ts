import type { SheetRecords } from '../excel/index.ts';
import { administrators, type PermissionParts, administratorsOnly } from '../permissions/index.ts';
import { type RecordContext, type RefusedRow, refused } from '../records/index.ts';
import { say } from '../locale/index.ts';

/** Users as rows of a sheet. Imports of others than administrators do not change administrators. */
export function userSheets({ database, engine }: Pick<PermissionParts, 'database' | 'engine'>): SheetRecords {
  /** Names of users that the import may not change. */
  const closedTo = async ({ user }: RecordContext, matchBy: readonly string[]): Promise<Set<string>> => {
    if (matchBy.length === 0) return new Set();
    const all = await administrators(database);
    if (all.some(({ id }) => id === user.id)) return new Set();
    if (matchBy.length > 1 || matchBy[0] !== 'username') throw refused(say('更新用户时只能按用户账号匹配。'));
    return new Set(all.map(({ username }) => username));
  };
  return {
    pages: engine.pages,
    async importRows(model, rows, how, context) {
      const closed = await closedTo(context, how.matchBy);
      const isOpen = ({ values }: (typeof rows)[number]): boolean =>
        !closed.has(String(values['username'] ?? '').trim());
      const allowed = rows.filter(isOpen);
      const left = rows.flatMap((row): RefusedRow[] =>
        isOpen(row) ? [] : [{ row: row.row, message: say(administratorsOnly), problems: [] }],
      );
      const commit = how.commit === 'all' && left.length > 0 ? 'none' : how.commit;
      const result = await engine.importRows(model, allowed, { ...how, commit }, context);
      return { ...result, refused: [...result.refused, ...left] };
    },
  };
}
