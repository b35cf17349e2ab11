import { say } from '../../locale/index.ts';
import type { EngineParts, UnitOfWork } from '../call/index.ts';

export interface Difference {
  model: string;
  tenantId: number;
  /** The id of the record; the key of the group for a sum of a balance that has no record yet. */
  id: string;
  record: string;
  field: string;
  stored: unknown;
  right: unknown;
}

/** Limits a comparison to one model, or to one of its fields; without a limit all models are compared. */
export interface Wanted {
  model?: string | undefined;
  field?: string | undefined;
}

export function systemUnit(parts: EngineParts, tenantId: number, username = 'system'): UnitOfWork {
  return {
    ...parts,
    now: parts.clock(),
    repairing: true,
    context: {
      user: { id: '', username, realname: say('系统'), orgCode: null, tenantId },
      permissions: { has: () => true },
    },
  };
}

/** Returns the models whose derived values are maintained: all except those of the server's own tables. */
export function lookedAfter({ models, tenancy }: Pick<EngineParts, 'models' | 'tenancy'>, { model }: Wanted = {}) {
  return [...models.values()].filter(
    ({ id, table }) => tenancy(table) === undefined && (model === undefined || id === model),
  );
}
