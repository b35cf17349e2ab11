import type { RecordValues } from '../../../src/engine/bill/index.ts';
import { say } from '../../locale/index.ts';
import { mayChange, mayChangeMember, ownersOf, platformOnly, severalTenants } from '../../tenancy/index.ts';
import { refused, tenantsIn, viewerOf, type UnitOfWork } from '../call/index.ts';
import type { StoredModel } from '../tables/index.ts';
import type { Draft } from './draft-record.ts';

/**
 * Refuses changes to records of the server's own that the caller may only see.
 * @throws RecordRefusal
 */
export function refuseOthers(unit: UnitOfWork, { table }: StoredModel, records: readonly RecordValues[]): void {
  const viewer = viewerOf(unit.context);
  const kind = unit.tenancy(table);
  if (kind === 'shared' && !mayChange(viewer, 0)) throw refused(say(platformOnly));
  if (kind === 'layered' && records.some((record) => record['tenantId'] !== unit.context.user.tenantId))
    throw refused(say(platformOnly));
  if (kind === 'members' && !records.every((record) => mayChangeMember(viewer, textOf(record['relTenantIds']))))
    throw refused(say(severalTenants));
}

/**
 * Keeps a record of the server's own in its tenant before it is saved.
 * @throws RecordRefusal if the caller may not change it, or the record that it is a part of.
 */
export async function holdTenant(unit: UnitOfWork, { stored, record, before }: Draft): Promise<void> {
  const kind = unit.tenancy(stored.table);
  if (kind === undefined) return;
  const viewer = viewerOf(unit.context);
  if (kind === 'members' && !viewer.platform) {
    const own = viewer.tenantId === 0 ? null : String(viewer.tenantId);
    record['relTenantIds'] = before ? (before['relTenantIds'] ?? null) : own;
  }
  refuseOthers(unit, stored, [before ?? record]);
  const owner = ownersOf[stored.table];
  const field = [...stored.columns.values()].find(({ name }) => name === owner?.column)?.field;
  if (!owner || field === undefined) return;
  const id = textOf(record[field]);
  const tenant = (await tenantsIn(unit, owner.table, [id])).get(id);
  if (tenant !== undefined && tenant !== unit.context.user.tenantId) throw refused(say(platformOnly));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
