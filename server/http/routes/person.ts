import type { Condition } from '../../../src/engine/query/index.ts';
import type { ResolvedModel } from '../../../src/engine/model/index.ts';

/** Who asks: made by an `Authenticator` from a token, trusted by everything behind it. */
export interface Person {
  id: string;
  username: string;
  realname: string;
  /** Code of the department chosen for this session. */
  orgCode: string | null;
  tenantId: number;
  /** Names of permissions, e.g. `sales:order:list`. */
  permissions: { has(name: string): boolean };
  /** Sees what nobody has put into a menu yet. */
  administrator: boolean;
  /** Of the session that the request belongs to; none behind a real JeecgBoot. */
  sessionId?: string | undefined;
  /** His data rules: what records of a model must also be for him to see and change them. */
  conditions?: ((model: ResolvedModel) => readonly Condition[]) | undefined;
  /** The same in words, for who keeps the rules. */
  dataRules?: ((model: ResolvedModel) => readonly DataRuleReason[]) | undefined;
}

/** A data rule in words. */
export interface DataRuleReason {
  name: string;
  /** Field, comparison and value as they were written. */
  text: string;
}

/**
 * Gives the person a token stands for, or undefined when it is unknown, expired or revoked.
 * @param tenant what the request says in `tenant-id`: chooses among the person's own tenants.
 * @throws Refusal (401) for a tenant that is not, or no longer, one of them.
 */
export type Authenticator = (token: string, tenant?: string) => Promise<Person | undefined>;

/**
 * Gives the person in whose place a link with a ticket is followed, or undefined when the ticket is not for that address,
 * used up or expired.
 * @param address of the link, without the ticket.
 */
export type TicketCheck = (ticket: string, address: string) => Promise<Person | undefined>;
