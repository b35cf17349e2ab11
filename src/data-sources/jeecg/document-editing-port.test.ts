import { expect, test } from 'vitest';

import { createDocumentEditingPort } from './document-editing-port.ts';
import { createHttp } from './http/http.ts';
import { fakeServer } from './testing/fake-fetch.ts';

const portOf = (result: unknown) => {
  const { fetch } = fakeServer(() => ({ body: { success: true, code: 200, message: '', result } }));
  return createDocumentEditingPort(createHttp({ base: 'http://localhost/jeecg-boot', token: () => 'T', fetch }));
};

const time = '2026-11-30 09:00:00';

test('versions have the names of their authors, or the account of one who is no user any more', async () => {
  const version = { isRemoved: false, note: '改了等级', createBy: 'lina', createTime: time };
  const port = portOf([
    { ...version, version: 8, createBy_dictText: '李娜' },
    { ...version, version: 7 },
    { version: 0, isRemoved: false, note: null, createBy: null, createTime: null },
  ]);
  expect((await port.versions('base/customer.form')).map(({ publisher }) => publisher)).toEqual([
    { name: '李娜', time },
    { name: 'lina', time },
    undefined,
  ]);
});

test('a document names who published it, and who else works on it', async () => {
  const by = { updateBy: 'lina', updateBy_dictText: '李娜', updateTime: time };
  const others = [by, { updateBy: 'gone', updateTime: null }, { updateBy: null }];
  const { publisher, otherAuthors } = await portOf({ text: '{}', ...by, otherDrafts: others }).read('base/a.form');
  expect(publisher).toEqual({ name: '李娜', time });
  expect(otherAuthors).toEqual([
    { name: '李娜', time },
    { name: 'gone', time: '' },
  ]);
});
