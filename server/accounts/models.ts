import type { SystemTable } from '../records/index.ts';
import { guardUsers } from './guard-users.ts';

export const userModel = 'system/user';

export const userTable: SystemTable = { table: 'sys_user', model: userModel, guard: guardUsers };
