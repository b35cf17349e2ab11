import type { SystemTable } from '../records/index.ts';
import { guardUsers } from './guard-users.ts';

/** The model whose records users are, where the documents have it. */
export const userModel = 'system/user';

/** Users, as the record engine keeps them. */
export const userTable: SystemTable = { table: 'sys_user', model: userModel, guard: guardUsers };
