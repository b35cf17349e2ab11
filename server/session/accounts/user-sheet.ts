import type { SheetRecords } from '../../excel/index.ts';
import { administratorRole, type PermissionParts, type PermissionSchema } from '../../permissions/index.ts';
import type { RecordContext, RefusedRow } from '../../records/index.ts';
import type { SessionSchema } from '../tables.ts';

/** Users as rows of a sheet. Who is no administrator changes none by an import either. */
export function userSheets({ database, engine }: Pick<PermissionParts, 'database' | 'engine'>): SheetRecords {
  const db = database.withTables<PermissionSchema & SessionSchema>();
  const administrators = (): Promise<{ id: string; username: string }[]> =>
    db
      .selectFrom('sys_user')
      .innerJoin('sys_user_role', 'sys_user_role.user_id', 'sys_user.id')
      .innerJoin('sys_role', 'sys_role.id', 'sys_user_role.role_id')
      .select(['sys_user.id', 'sys_user.username'])
      .where('sys_role.role_code', '=', administratorRole)
      .where('sys_role.del_flag', '=', 0)
      .execute();
  const mayNotChange = async ({ user }: RecordContext): Promise<Set<string>> => {
    const all = await administrators();
    return new Set(all.some(({ id }) => id === user.id) ? [] : all.map(({ username }) => username));
  };
  return {
    pages: engine.pages,
    async importRows(model, rows, how, context) {
      const untouchable = how.matchBy.length > 0 ? await mayNotChange(context) : new Set<string>();
      const isOpen = ({ values }: (typeof rows)[number]): boolean =>
        !untouchable.has(String(values['username'] ?? '').trim());
      const allowed = rows.filter(isOpen);
      const refused = rows.flatMap((row): RefusedRow[] =>
        isOpen(row) ? [] : [{ row: row.row, message: '只有管理员才能修改管理员的账号。', problems: [] }],
      );
      const commit = how.commit === 'all' && refused.length > 0 ? 'none' : how.commit;
      const result = await engine.importRows(model, allowed, { ...how, commit }, context);
      return { ...result, refused: [...result.refused, ...refused] };
    },
  };
}
