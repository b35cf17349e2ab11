import { isRecord } from '../../data-sources/jeecg/index.ts';

/** Who is signed in. */
export interface User {
  id: string;
  username: string;
  realname: string;
  orgCode?: string;
  /** The path of the picture of him, or its address. */
  avatar?: string;
}

/** Reads `userInfo`; undefined where it names nobody. */
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
