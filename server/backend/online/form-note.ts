import { needsCode } from '../../../src/engine/exchange/index.ts';
import { readObject, readObjects, readString } from '../../../src/engine/values/index.ts';
import { isJsonObject } from '../../../src/schema/json/index.ts';
import { say } from '../../locale/index.ts';
import type { TableAnswers } from './form-answers.ts';
import { unrestrictedTitles } from './linked-fields.ts';

/**
 * Describes what a form does in the back end's own client and not here, and names the document keys with the same
 * effect. Returns undefined if there is nothing to report.
 */
export function formNote({ columns, item }: TableAnswers): string | undefined {
  const script = readString(columns['enhanceJs']) ?? '';
  const buttons = readObjects(columns['cgButtonList'])
    .filter(({ item: button }) => button['buttonStyle'] !== 'built-in' && button['buttonStatus'] === '1')
    .flatMap(({ item: button }) => readString(button['buttonName']) ?? []);
  const nodes = Object.values(readObject(readObject(item['schema'])['properties'])).filter(isJsonObject);
  const initial = nodes.some((node) => needsCode(readString(node['defVal'])));
  const unrestricted = nodes.flatMap(unrestrictedTitles);
  const sentences = [
    ...(script.trim() === ''
      ? []
      : [say('这张表单有 JS 增强，脚本在这里不运行；联动、校验和计算请写在文档的 x-linkage、x-rules 和 x-value 里。')]),
    ...(buttons.length === 0
      ? []
      : [
          say('自定义按钮“{buttons}”在这里没有；按钮请写在列表文档的 toolbar 或 rowActions 里，用 do 说明它做什么。', {
            buttons: buttons.join('”“'),
          }),
        ]),
    ...(unrestricted.length === 0
      ? []
      : [
          say('“{fields}”在这里不按上一级筛选，选项是全部记录：存进去的那一列不是编号列（idField）。', {
            fields: unrestricted.join('”“'),
          }),
        ]),
    ...(initial ? [say('有字段的默认值由脚本函数给出，这里不填；请在文档的 default 里写表达式。')] : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join('');
}
