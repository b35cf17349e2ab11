import type { CatalogueState } from '../../catalogue/index.ts';
import { recordSecretColumns, type DynamicKysely, type DynamicTransaction } from '../../database/index.ts';
import { columnsOf } from './secrets.ts';

export async function rememberSecrets(
  database: DynamicKysely | DynamicTransaction,
  states: readonly Pick<CatalogueState, 'models'>[],
): Promise<void> {
  const secret = new Map<string, ReadonlySet<string>>();
  for (const [table, columns] of states.flatMap((state) => [...columnsOf(state, 'secret')]))
    secret.set(table, new Set([...(secret.get(table) ?? []), ...columns]));
  const shown = columnsOf(states.at(-1) ?? { models: new Map() }, 'open');
  await recordSecretColumns(database, { secret, shown });
}
