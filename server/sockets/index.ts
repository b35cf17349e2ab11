/** Sockets: what changes while people look at it (jeecg-contract.md 11). */
export { mayFollowPages } from './may-follow.ts';
export { openSockets, type Sockets } from './open-sockets.ts';
