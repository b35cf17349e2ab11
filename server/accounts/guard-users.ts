import { accountTables, audited } from '../database/index.ts';
import { say } from '../locale/index.ts';
import { administrators, administratorsOnly, greaterRights } from '../permissions/index.ts';
import { changedColumns, isRemoval, refused, viewerOf, type RowChange, type RowGuard } from '../records/index.ts';
import { endSessionsOf } from '../session/index.ts';
import { removeLinks } from './members/index.ts';

/** Columns for signing in and for the tenants of a user. They decide which roles count. */
const signInColumns = ['username', 'phone', 'email', 'status', 'rel_tenant_ids', 'del_flag'];

const notSaid = new Set([...audited.map(({ name }) => name), 'version']);

const ownColumns = accountTables
  .flatMap(({ name, columns }) => (name === 'sys_user' ? columns : []))
  .flatMap(({ name }) => (notSaid.has(name) ? [] : [name]));

const frozen = '2';

/**
 * Only administrators may change administrators. Nobody may change how a user with greater rights signs in, or delete
 * or freeze themselves. Deleted and frozen users are signed out; users who are deleted permanently lose their roles and
 * departments.
 */
export const guardUsers: RowGuard = async ({ db, context }, changes) => {
  const known = changes.filter(({ before }) => before !== undefined);
  const idsOf = (some: readonly RowChange[]): string[] => some.map(({ before }) => String(before?.['id']));
  const own = context.user.id;
  const [removed, frozenNow] = [known.filter(isRemoval), known.filter(isFreezing)];
  if (idsOf(removed).includes(own)) throw refused(say('不能删除自己的账号。'));
  if (idsOf(frozenNow).includes(own)) throw refused(say('不能冻结自己的账号。'));
  const others = known.filter(({ before }) => before?.['id'] !== own);
  const changed = idsOf(others.filter((change) => isErased(change) || changedColumns(change, ownColumns).length > 0));
  if (changed.length > 0) {
    const all = new Set((await administrators(db)).map(({ id }) => id));
    if (!all.has(own) && changed.some((id) => all.has(id))) throw refused(say(administratorsOnly));
    const signingIn = others.filter((change) => isErased(change) || changedColumns(change, signInColumns).length > 0);
    const { tenantId } = viewerOf(context);
    const message = await greaterRights(db, { id: own, tenantId }, idsOf(signingIn));
    if (message !== undefined) throw refused(message);
  }
  await endSessionsOf(db, idsOf(removed), 'account-deleted');
  await endSessionsOf(db, idsOf(frozenNow), 'account-frozen');
  await removeLinks(db, idsOf(known.filter(isErased)));
};

function isErased({ after }: RowChange): boolean {
  return after === undefined;
}

function isFreezing(change: RowChange): boolean {
  return String(change.after?.['status'] ?? '') === frozen && changedColumns(change, ['status']).length > 0;
}
