import { isRecord } from '../../schema/json/index.ts';

/** The signed-in user. */
export interface User {
  id: string;
  username: string;
  realname: string;
  orgCode?: string;
  /** The path or address of the user's picture. */
  avatar?: string;
}

/** Parses `userInfo`; returns undefined if it has no user name. */
export function parseUser(value: unknown): User | undefined {
  if (!isRecord(value) || typeof value.username !== 'string' || value.username === '') return undefined;
  const { id, username, realname, orgCode, avatar } = value;
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : username,
    username,
    realname: typeof realname === 'string' && realname !== '' ? realname : username,
    ...(typeof orgCode === 'string' && { orgCode }),
    ...(typeof avatar === 'string' && avatar !== '' && { avatar }),
  };
}
