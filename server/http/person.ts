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
}

/** Gives the person a token stands for, or undefined when it is unknown, expired or revoked. */
export type Authenticator = (token: string) => Promise<Person | undefined>;
