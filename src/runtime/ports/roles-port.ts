import type { Authority } from '../../engine/permission/index.ts';
import type { CallOptions } from './call-options.ts';

export interface Role {
  id: string;
  title: string;
}

/** The port to roles, for viewing a page as the holders of a role see it. Every call throws `PortError`. */
export interface RolesPort {
  list(options?: CallOptions): Promise<Role[]>;
  /** Returns the rights of a user who has only this role. */
  authority(id: string, options?: CallOptions): Promise<Authority>;
}
