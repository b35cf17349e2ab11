import type { EngineParts, UnitOfWork } from '../call/index.ts';
import { say } from '../../locale/index.ts';

/** A derived value that is stored and is not what it should be. */
export interface Difference {
  /** Id of the model. */
  model: string;
  tenantId: number;
  /** Id of the record; the key of the group for a sum of a balance that has no record yet. */
  id: string;
  /** What one calls the record. */
  record: string;
  field: string;
  stored: unknown;
  right: unknown;
}

/** Which derived values are meant: those of all models, of one, or one field of it. */
export interface Wanted {
  model?: string | undefined;
  field?: string | undefined;
}

/** Work of the server itself on the records of a tenant, in the name of `username`. */
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

/** The models whose derived values are looked after: all but those over tables of the server's own. */
export function lookedAfter({ models, tenancy }: Pick<EngineParts, 'models' | 'tenancy'>, { model }: Wanted = {}) {
  return [...models.values()].filter(
    ({ id, table }) => tenancy(table) === undefined && (model === undefined || id === model),
  );
}
