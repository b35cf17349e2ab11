/** Sockets: what changes while people look at it (docs/jeecgboot.md, Sockets). */
export { mayFollowPages } from './may-follow.ts';
export { openSockets, type Sockets } from './open-sockets.ts';
