import type { Expression, SqlBool } from 'kysely';

import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import type { Condition } from '../../../src/engine/query/index.ts';

export interface Person {
  id: string;
  username: string;
  realname: string;
  orgCode: string | null;
  tenantId: number;
  permissions: { has(name: string): boolean };
  mark?: string | undefined;
  /** `true`: also sees pages that are not in the menu yet. */
  administrator: boolean;
  /** `true`: manages the users, roles, dictionaries, logs … of all tenants. */
  platform?: boolean | undefined;
  /** The id of the request's session; absent in front of a real JeecgBoot. */
  sessionId?: string | undefined;
  /** The person's data rules: further conditions on the records of a model that they see or change. */
  conditions?: ((model: ResolvedModel) => readonly Condition[]) | undefined;
  /**
   * The same for the server's own tables, as a condition on the `id` of the rows; undefined if no rule restricts a
   * table.
   */
  shown?: ((table: string) => Expression<SqlBool> | undefined) | undefined;
  /** The same as texts, for those who manage the rules. */
  dataRules?: ((model: ResolvedModel) => readonly DataRuleReason[]) | undefined;
  /**
   * The data rules that restrict a permission, as sets of marks: a person who sees records by one of the sets has the
   * permission restricted in this way. Empty if no rule restricts it.
   */
  ruleSets?: ((permission: string) => readonly ReadonlySet<string>[]) | undefined;
}

export interface DataRuleReason {
  name: string;
  text: string;
}

/**
 * Finds the person of a token; undefined if it is unknown, expired or revoked.
 * @param tenant the request's `tenant-id`, which chooses among the person's tenants.
 * @throws Refusal (401) for a tenant that is not, or no longer, one of them.
 */
export type Authenticator = (token: string, tenant?: string) => Promise<Person | undefined>;

/**
 * Finds the person of a link with a ticket; undefined if the ticket is for another address or has expired.
 * @param address the address of the link, without the ticket.
 */
export type TicketCheck = (ticket: string, address: string) => Promise<Person | undefined>;
