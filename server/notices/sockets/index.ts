/** Sockets: what changes while people look at it (docs/jeecgboot.md, Sockets). */
export { mayFollowPages } from './may-follow.ts';
export { shownRows } from './shown-rows.ts';
export { openSockets, type Sockets } from './open-sockets.ts';
