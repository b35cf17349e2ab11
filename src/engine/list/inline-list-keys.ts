import { say, text, textTable } from '../../locale/index.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import type { Findings } from '../gate/index.ts';

const withoutEffect: Readonly<Record<string, string>> = textTable({
  dragSort: text('行的次序由列表的排序决定，不能拖动'),
  sortKey: text('行的次序由列表的排序决定，不重新编号'),
  expandable: text('行的详情在编辑窗口里打开'),
  details: text('行的详情在编辑窗口里打开'),
  pagination: text('列表总是分页，每页行数写在列表的 pageSize'),
  rowSelection: text('能否选择行写在列表的 selection'),
  tree: text('是不是树由模型的 tree 决定'),
});

/** Reports keys of a columns document that have no effect in the list edited in place that uses it. */
export function reportKeysWithoutEffect(columns: { document: string; body: JsonObject }, findings: Findings): void {
  for (const [key, why] of Object.entries(withoutEffect)) {
    if (columns.body[key] === undefined) continue;
    const message = say('在行内编辑的列表“{document}”里“{key}”不起作用：{why}。', {
      document: findings.document,
      key,
      why,
    });
    const place = { document: columns.document, pointer: `/${key}` };
    findings.report({ severity: 'warning', code: 'key-without-effect', ...place, message });
  }
}
