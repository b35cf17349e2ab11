import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { demoServer } from '../start/testing/demo-server.ts';

// Import of users from a sheet: only administrators may change administrators, whatever column a row is matched by.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const overlay = mkdtempSync(join(tmpdir(), 'pagewright-'));
cpSync('schemas/system/user.model.json', join(overlay, 'system/user.model.json'));
const document = JSON.parse(readFileSync(join(overlay, 'system/user.model.json'), 'utf8'));
document.schema.properties.workNo['x-unique'] = true;
writeFileSync(join(overlay, 'system/user.model.json'), JSON.stringify(document));
afterAll(() => rmSync(overlay, { recursive: true, force: true }));

const { api, imported, permissionId, signIn, userId } = demoServer([], { environment: { SCHEMAS_DIR: overlay } });
const path = '/sys/user/importExcel';
const head = ['用户账号', '用户姓名', '工号'];

beforeAll(async () => {
  const added = await api('POST', '/sys/role/add', { roleName: '人事', roleCode: 'staff' });
  const names = ['list', 'add', 'edit', 'import'].map((name) => permissionId(`system:user:${name}`));
  const permissionIds = (await Promise.all(names)).join(',');
  await api('POST', '/sys/permission/saveRolePermission', { roleId: added.result.id, permissionIds });
  const lina = await userId('lina');
  await api('POST', '/sys/user/addSysUserRole', { roleId: added.result.id, userIdList: [lina] });
  await signIn('lina');
  const [admin] = (await api('GET', '/sys/user/list?username=admin')).result.records;
  await api('PUT', '/sys/user/edit', { ...admin, workNo: 'A0001' });
});

const nameOf = async (username: string): Promise<string> =>
  (await api('GET', `/sys/user/list?username=${username}`)).result.records[0].realname;

describe('who is no administrator', () => {
  test('changes others by a sheet, and no administrator', async () => {
    const rows = [head, ['admin', '别人', null], ['zhangwei', '张伟（改）', null]];
    const answer = await imported(path, rows, { matchBy: 'username' }, 'lina');
    expect(answer).toMatchObject({ code: 201, result: { successCount: 1, errorCount: 1, changed: 1 } });
    expect(answer.result.errors).toMatchObject([{ row: 2, message: '只有管理员才能修改管理员的账号。' }]);
    expect([await nameOf('admin'), await nameOf('zhangwei')]).toEqual(['管理员', '张伟（改）']);
  });

  test('changes nobody where all or nothing is asked for and one of them is an administrator', async () => {
    const rows = [head, ['zhangwei', '又改', null], [' admin ', '别人', null]];
    const answer = await imported(path, rows, { matchBy: 'username', validateStatus: '1' }, 'lina');
    expect(answer).toMatchObject({ result: { successCount: 0 } });
    expect([await nameOf('admin'), await nameOf('zhangwei')]).not.toContain('又改');
  });

  test('does not come at them by another field either', async () => {
    const answer = await imported(path, [head, ['boss', '别人', 'A0001']], { matchBy: 'workNo' }, 'lina');
    expect(answer.message).toContain('只有管理员才能修改管理员的账号。');
    expect(answer.success).toBe(false);
    expect(await nameOf('admin')).toBe('管理员');
  });
});

test('an administrator changes administrators, by any field that does not repeat', async () => {
  const answer = await imported(path, [head, ['admin', '老板', 'A0001']], { matchBy: 'workNo' });
  expect(answer).toMatchObject({ success: true, result: { changed: 1 } });
  expect(await nameOf('admin')).toBe('老板');
});
