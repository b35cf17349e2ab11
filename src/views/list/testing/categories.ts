import type { ResolvedList } from '../../../engine/list/index.ts';
import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { resolvedField } from '../../../engine/model/testing/resolved.ts';
import { memoryRecords, type MemoryRecords } from '../../../runtime/list/testing/memory-records.ts';
import { customerModel, resolvedButton, resolvedList } from '../../../runtime/list/testing/resolved-list.ts';
import type { DataRecord, RequestsPort } from '../../../runtime/ports/index.ts';

const name = resolvedField('name', { title: '类别名称' });
const code = resolvedField('code', { title: '类别编码' });
const model = customerModel({
  id: 'base/material-category',
  title: '物料类别',
  resource: '/base/material-category',
  permission: 'base:material-category',
  fields: [name, code, resolvedField('parentId', { title: '上级类别' })],
  tree: { parent: 'parentId' },
});

export function categoryList(change: Partial<ResolvedList> = {}): ResolvedList {
  return resolvedList({
    document: 'base/material-category.list',
    title: '物料类别',
    model,
    tree: { parent: 'parentId' },
    columns: [
      resolvedColumn('name', { title: '类别名称', field: name, width: 260 }),
      resolvedColumn('code', { title: '类别编码', field: code }),
    ],
    rowActions: [
      resolvedButton('edit', '编辑', { kind: 'link' }),
      resolvedButton('move-to', '移动到…', { kind: 'link' }),
    ],
    sort: { column: 'code', order: 'asc' },
    ...change,
  });
}

export function categoryRecords(): MemoryRecords {
  const port = memoryRecords([
    { id: '1', version: 1, name: '五金', code: 'A', parentId: '0' },
    { id: '2', version: 1, name: '电气', code: 'B', parentId: '0' },
    { id: '3', version: 1, name: '包装', code: 'C', parentId: '0' },
    { id: '11', version: 1, name: '紧固件', code: 'A1', parentId: '1' },
    { id: '12', version: 1, name: '轴承', code: 'A2', parentId: '1' },
    { id: '111', version: 1, name: '螺栓', code: 'A11', parentId: '11' },
    { id: '21', version: 1, name: '电缆', code: 'B1', parentId: '2' },
  ]);
  const { list } = port;
  port.list = async (...call) => {
    const page = await list(...call);
    return { ...page, records: page.records.map((record) => ({ ...record, hasChildren: isAbove(port, record) })) };
  };
  return port;
}

const screws = {
  key: '1',
  title: '五金',
  leaf: false,
  children: [
    { key: '11', title: '紧固件', leaf: false, children: [{ key: '111', title: '螺栓', leaf: true, children: null }] },
  ],
};

/** The request that loads one level of the tree, and edits that are rolled back. */
export function categoryRequests(port: MemoryRecords): RequestsPort {
  return {
    async call({ method, params, body }) {
      if (method === 'PUT') {
        const saved: DataRecord = { ...Object(body) };
        port.records = port.records.map((record) => (record['id'] === saved['id'] ? saved : record));
        return { result: saved, message: '修改成功!' };
      }
      const keyWord = params?.['keyWord'];
      port.calls.push(`loadTreeData ${keyWord ?? params?.['pid'] ?? ''} ${params?.['column']} ${params?.['order']}`);
      if (keyWord === '螺') return { result: [screws], message: '' };
      const below = port.records.filter((record) => record['parentId'] === (params?.['pid'] || '0'));
      const result = below.map((record) => {
        return { key: record['id'], title: record['name'], leaf: !isAbove(port, record) };
      });
      return { result, message: '' };
    },
  };
}

function isAbove({ records }: MemoryRecords, { id }: DataRecord): boolean {
  return records.some((record) => record['parentId'] === id);
}
