/** Sockets that notify pages of changes while they are shown (docs/jeecgboot.md, Sockets). */
export { mayFollowPages } from './may-follow.ts';
export { shownRows } from './shown-rows.ts';
export { openSockets, type Sockets } from './open-sockets.ts';
