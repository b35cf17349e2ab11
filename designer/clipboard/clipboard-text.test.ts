import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { vocabulary } from '../../generated/vocabulary.ts';
import { parseJson } from '../../src/schema/json/index.ts';
import { toTree } from '../../src/schema/tree/index.ts';
import { isPlanned, pasteNodes, type Design } from '../commands/index.ts';
import { reasonOf } from '../commands/testing/reason-of.ts';
import { allNodes, perform, startHistory } from '../model/index.ts';
import { clipboardText, readClipboard } from './index.ts';

const customer = toTree(parseJson(readFileSync('schemas/base/customer.form.json', 'utf8')).value ?? {});
const fields = { code: { type: 'string', title: '客户编码', maxLength: 20 }, name: { type: 'string', title: '名称' } };
const design: Design = { tree: customer, vocabulary, fields };
const basic = ['properties', '_basic', 'properties'];
const empty: Design = { tree: toTree({ kind: 'form', properties: {} }), vocabulary };

const copied = (...names: string[]) =>
  clipboardText(
    design,
    names.map((name) => [...basic, name]),
  ) ?? '';
const text = (body: object) => JSON.stringify({ kind: 'pagewright-nodes', formatVersion: 1, ...body });

describe('what is copied', () => {
  test('is pasted as it was where the model has its fields, in the order of the document', () => {
    expect(readClipboard(copied('name', 'code'), design)).toEqual({
      nodes: [
        ['code', {}],
        ['name', {}],
      ],
    });
  });

  test('brings what its model says where the other has none, and where it has another, that is told', () => {
    const code = ['code', { type: 'string', title: '客户编码', maxLength: 20 }];
    expect(readClipboard(copied('code'), empty)).toEqual({ nodes: [code] });
    expect(readClipboard(copied('code'), { ...empty, fields: { fax: {} } })).toEqual({
      nodes: [code],
      notes: [{ key: 'lackingFields', values: [['code']] }],
    });
  });

  test('is nothing where nothing is selected', () => {
    expect(clipboardText(design, [])).toBeUndefined();
  });
});

describe('what a foreign clipboard says', () => {
  test.each([
    ['no text of ours', 'hello', /先在设计器里复制/],
    ['broken', '{ "kind": "pagewright-nodes", ', /读不出来/],
    ['of another version', text({ formatVersion: 9, nodes: [['a', {}]] }), /另一个版本/],
    ['without nodes', text({ nodes: 'all' }), /没有可以粘贴/],
    ['of a name that is none', text({ nodes: [['__proto__', {}]] }), /没有可以粘贴/],
    ['far too large', text({ nodes: [['a', { title: 'x'.repeat(2_000_000) }]] }), /太大/],
  ])('is refused: %s', (_, clipboard, reason) => {
    const read = readClipboard(clipboard, design);
    expect('refused' in read && reasonOf(read)).toMatch(reason);
  });

  test('is taken as far as the format and the widgets allow, and what is left out is told', () => {
    const node = { type: 'string', title: '一', onClick: 'alert(1)', 'x-component': 'Input' };
    expect(readClipboard(text({ nodes: [['a', node]] }), empty)).toMatchObject({
      nodes: [['a', { type: 'string', title: '一', 'x-component': 'Input' }]],
      notes: [{ key: 'notPasted', values: [1, expect.stringContaining('onClick')] }],
    });
  });

  test('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.json(), fc.json(), (nodes, said) => {
        readClipboard(
          `{"kind":"pagewright-nodes","formatVersion":1,"nodes":[["a",${nodes}]],"fields":${said}}`,
          design,
        );
      }),
    );
  });
});

test('whatever is copied and pasted, each name stands once', () => {
  const paths = allNodes(customer).map(({ path }) => path);
  fc.assert(
    fc.property(fc.subarray(paths, { minLength: 1 }), fc.nat(12), (selected, index) => {
      const read = readClipboard(clipboardText(design, selected) ?? '', design);
      if ('refused' in read) throw new Error(reasonOf(read));
      const plan = pasteNodes(design, { nodes: read.nodes, place: { container: basic, index } });
      if (!isPlanned(plan)) throw new Error(reasonOf(plan));
      const { tree } = perform(startHistory(customer), plan.label, plan.patches);
      const names = allNodes(tree).map(({ key }) => key);
      expect(names).toHaveLength(new Set(names).size);
      expect(names.length).toBeGreaterThan(paths.length);
    }),
  );
});
