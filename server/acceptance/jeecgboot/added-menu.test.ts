import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

import { shareInFrontOf } from '../testing/in-front-of.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const folder = mkdtempSync(join(tmpdir(), 'shop-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'hr'));
const job = {
  kind: 'model',
  formatVersion: 1,
  title: '职位',
  label: 'name',
  fields: [{ name: 'name', title: '名称', type: 'string', maxLength: 20 }],
};
const manifest = {
  kind: 'app',
  formatVersion: 1,
  title: '人事',
  menu: [{ title: '人事', children: [{ title: '职位', document: 'hr/job.model' }] }],
};
writeFileSync(join(folder, 'hr/job.model.json'), JSON.stringify(job));
writeFileSync(join(folder, 'hr/menu.app.json'), JSON.stringify(manifest));

const inFrontOf = shareInFrontOf('3.9.1', undefined, folder);

test('a page that a manifest of the shop places is in the menu in front of a JeecgBoot', async () => {
  const { menu, auth } = await inFrontOf().result('/sys/permission/getUserPermissionByToken');
  const placed = menu.at(-1);
  expect(placed).toMatchObject({
    meta: { title: '人事' },
    children: [{ meta: { title: '职位' }, component: 'hr/job.model', path: '/hr/job' }],
  });
  expect(auth).toContainEqual(expect.objectContaining({ action: 'hr:job:list' }));
  expect(JSON.stringify(menu)).not.toContain('"base/unit.model"');
});
