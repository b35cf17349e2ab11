import type { Expression, SqlBool } from 'kysely';

import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import type { Condition } from '../../../src/engine/query/index.ts';

/** The signed-in person. An `Authenticator` makes it from a token; everything behind trusts it. */
export interface Person {
  id: string;
  username: string;
  realname: string;
  /** Code of the department chosen for this session. */
  orgCode: string | null;
  tenantId: number;
  /** Names of permissions, e.g. `sales:order:list`. */
  permissions: { has(name: string): boolean };
  /** Another one where anything that he may do is another; absent in front of a real JeecgBoot. */
  mark?: string | undefined;
  /** Whether the person also sees pages that are not in the menu yet. */
  administrator: boolean;
  /** Whether the person looks after the users, roles, dictionaries, logs … of all tenants. */
  platform?: boolean | undefined;
  /** The id of the request's session; absent in front of a real JeecgBoot. */
  sessionId?: string | undefined;
  /** His data rules: further conditions on records of a model that he sees or changes. */
  conditions?: ((model: ResolvedModel) => readonly Condition[]) | undefined;
  /** The same for the server's own tables, as a condition on the `id` of the rows; none where nothing narrows a table. */
  shown?: ((table: string) => Expression<SqlBool> | undefined) | undefined;
  /** The same in words, for those who manage the rules. */
  dataRules?: ((model: ResolvedModel) => readonly DataRuleReason[]) | undefined;
  /**
   * The data rules that narrow a permission, as sets of marks: who sees records by one of the sets holds the permission
   * so narrowed. None where nothing narrows it.
   */
  ruleSets?: ((permission: string) => readonly ReadonlySet<string>[]) | undefined;
}

/** A data rule in words. */
export interface DataRuleReason {
  name: string;
  /** Field, comparison and value as they were written. */
  text: string;
}

/**
 * Finds the person of a token; undefined when it is unknown, expired or revoked.
 * @param tenant the request's `tenant-id`, which chooses among the person's tenants.
 * @throws Refusal (401) for a tenant that is not, or no longer, one of them.
 */
export type Authenticator = (token: string, tenant?: string) => Promise<Person | undefined>;

/**
 * Finds the person of a link with a ticket; undefined when the ticket is for another address or has expired.
 * @param address of the link, without the ticket.
 */
export type TicketCheck = (ticket: string, address: string) => Promise<Person | undefined>;
