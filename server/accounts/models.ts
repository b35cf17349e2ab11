import type { SystemTable } from '../records/index.ts';
import { guardUsers } from './guard-users.ts';
import { userModel } from './user-model.ts';

export const userTable: SystemTable = { table: 'sys_user', model: userModel, guard: guardUsers };
