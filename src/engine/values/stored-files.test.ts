// covers: entity-file
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isFileList, nameOfPath, parseFiles, printFiles, rememberFileName } from './stored-files.ts';

const pdf = { path: 'temp/合同_1650000000000.pdf', name: '合同.pdf' };
const png = { path: 'temp/2026/11/V1StGXR8_Z5jdHi6B-myT.png', name: '附件2.png' };
const picture = 'data:image/png;base64,iVBORw0KGgo=';

describe('the files of a value', () => {
  test.each<[unknown, object[]]>([
    [null, []],
    ['', []],
    [' ', []],
    [5, []],
    [`${pdf.path},${png.path}`, [pdf, png]],
    [
      'temp/2026/11/合同-二_V1StGXR8_Z5jdHi6B-myT.pdf',
      [{ ...pdf, path: 'temp/2026/11/合同-二_V1StGXR8_Z5jdHi6B-myT.pdf', name: '合同-二.pdf' }],
    ],
    [
      'a/plan_of_all_the_warehouses.pdf',
      [{ path: 'a/plan_of_all_the_warehouses.pdf', name: 'plan_of_all_the_warehouses.pdf' }],
    ],
    [`${pdf.path}, ${png.path},`, [pdf, png]],
    [
      [pdf.path, png.path],
      [pdf, png],
    ],
    [[{ fileName: 'a.pdf', filePath: 'x/1.pdf', fileSize: 12 }], [{ path: 'x/1.pdf', name: 'a.pdf', size: 12 }]],
    [
      '[{"name":"a.pdf","url":"x/1.pdf"},{"name":"b"}]',
      [
        { path: 'x/1.pdf', name: 'a.pdf' },
        { path: '', name: 'b' },
      ],
    ],
    [[{ filePath: '' }, {}], []],
    [{ path: 'x/1.pdf' }, [{ path: 'x/1.pdf', name: '1.pdf' }]],
    ['[broken', [{ path: '[broken', name: '[broken' }]],
    [
      `a/b.txt,${picture},c/d.txt`,
      [
        { path: 'a/b.txt', name: 'b.txt' },
        { path: picture, name: '附件2.png' },
        { path: 'c/d.txt', name: 'd.txt' },
      ],
    ],
  ])('%o', (value, files) => {
    expect(parseFiles(value)).toEqual(files);
  });

  test('know which form they are written in', () => {
    expect(isFileList('[{"filePath":"a"}]')).toBe(true);
    expect(isFileList('a,b')).toBe(false);
    expect(isFileList(['a'])).toBe(false);
  });

  const path = fc
    .oneof(
      fc.stringMatching(/^[a-z]{1,9}\/[\w中文 .-]{1,30}$/),
      fc.base64String({ minLength: 4, maxLength: 20 }).map((content) => `data:image/png;base64,${content}`),
      fc.string({ minLength: 1 }),
    )
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const file = fc.record({ path, name: fc.string({ minLength: 1 }), size: fc.option(fc.nat(), { nil: undefined }) });
  const form = fc.record({ list: fc.boolean(), joined: fc.boolean() });

  // covers: entity-file
  test('are read as they were printed: paths in every form, names and sizes in a list', () => {
    fc.assert(
      fc.property(fc.array(file, { minLength: 1, maxLength: 5 }), form, (files, written) => {
        const read = parseFiles(printFiles(files, written));
        expect(read.map((each) => each.path)).toEqual(files.map((each) => each.path));
        if (written.list)
          expect(read.map(({ name, size }) => [name, size])).toEqual(files.map(({ name, size }) => [name, size]));
      }),
    );
  });

  test('that are none are null', () => {
    expect(printFiles([], { list: true, joined: true })).toBeNull();
  });
});

test('a file that was chosen during this visit keeps its name', () => {
  const path = 'temp/2026/11/V1StGXR8_Z5jdHi6B-new.txt';
  expect(parseFiles(path)).toEqual([{ path, name: '附件1.txt' }]);
  rememberFileName(path, '合同说明.txt');
  expect(parseFiles(path)).toEqual([{ path, name: '合同说明.txt' }]);
});

test.each([
  ['temp/报价_1650000000000.xlsx', '报价.xlsx'],
  ['temp/2026/11/V1StGXR8_Z5jdHi6B-myT.dwg', '附件1.dwg'],
  ['https://a.b/%E5%9B%BE.png?x=1', '图.png'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['/', '附件1'],
])('%s is called %s', (path, name) => {
  expect(nameOfPath(path, 0)).toBe(name);
});
