import { groupBy } from '../../database/index.ts';
import { storedOf, transact, type EngineParts } from '../call/index.ts';
import { repairRecords } from '../write/index.ts';
import { byTenantOf, differingGroups, repairGroups } from './balance-differences.ts';
import { systemUnit, type Difference } from './difference.ts';

const atOnce = 200;

export async function repairDifferences(parts: EngineParts, found: readonly Difference[]): Promise<void> {
  for (const [id, differences] of groupBy(found, ({ model }) => model)) {
    const stored = storedOf(parts, id);
    if (stored.model.balanceOf && differences.some(({ field }) => stored.model.balanceOf?.sum.includes(field)))
      await repairBalance(parts, id);
    await byTenantOf(differences, async (tenantId, some) => {
      const ids = [...new Set(some.map((each) => each.id))];
      for (let start = 0; start < ids.length; start += atOnce) {
        const part = ids.slice(start, start + atOnce);
        await transact(parts, systemUnit(parts, tenantId).context, (unit) =>
          repairRecords({ ...unit, repairing: true }, stored, part),
        );
      }
    });
  }
}

async function repairBalance(parts: EngineParts, id: string): Promise<void> {
  const { model } = storedOf(parts, id);
  await byTenantOf(await differingGroups(parts, model), async (tenantId, groups) => {
    for (let start = 0; start < groups.length; start += atOnce) {
      const part = groups.slice(start, start + atOnce);
      await transact(parts, systemUnit(parts, tenantId).context, (unit) =>
        repairGroups({ ...unit, repairing: true }, model, part),
      );
    }
  });
}
