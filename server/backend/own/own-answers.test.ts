// covers: permission-one-meaning
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';

import { backendDifferences } from '../../../src/engine/backend/index.ts';
import { openCatalogue } from '../../catalogue/index.ts';
import { createSchemaFolder } from '../../catalogue/testing/folder.ts';
import { ownAnswer } from './index.ts';

const folder = createSchemaFolder({ 'app.app': { title: '样品', home: '/home', menu: [] } });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a point that a JeecgBoot has switched off is granted to everybody, as its own client shows it', () => {
  const state = openCatalogue([folder]).current();
  const differences = backendDifferences(state.documents, '3.9.1');
  const change = ownAnswer('GET /sys/permission/getUserPermissionByToken', {
    state,
    differences,
    points: [],
    dictionaries: new Map(),
  });
  const on = { action: 'user:add', type: '1', status: '1' };
  const field = { action: 'user:phone', type: '2', status: '0' };
  const result = { menu: [], auth: [], allAuth: [on, { action: 'user:edit', type: '1', status: '0' }, field] };
  expect(change?.({ success: true, result })).toMatchObject({
    result: { auth: [{ action: 'user:edit', type: '1' }], allAuth: [on, field] },
  });
});
