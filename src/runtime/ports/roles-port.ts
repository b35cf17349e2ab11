import type { Authority } from '../../engine/permission/index.ts';
import type { CallOptions } from './call-options.ts';

/** A role as a person chooses it. */
export interface Role {
  id: string;
  title: string;
}

/** The port to roles for who looks at a page as their holders see it. Every call throws `PortError`. */
export interface RolesPort {
  /** The roles that the person sees. */
  list(options?: CallOptions): Promise<Role[]>;
  /** What somebody who has this role alone would be granted. */
  authority(id: string, options?: CallOptions): Promise<Authority>;
}
