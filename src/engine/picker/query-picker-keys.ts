import { say, text, textTable } from '../../locale/index.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import type { Findings } from '../gate/index.ts';

const withoutEffect: Readonly<Record<string, string>> = textTable({
  columns: text('列由报表给出'),
  search: text('查询条件由报表给出'),
  where: text('报表的参数写在字段的 params'),
  sort: text('行的次序由报表决定'),
  tree: text('报表的行旁边没有树'),
  urls: text('接口由报表的编号得出'),
});

/** Reports keys without effect in a picker with a `query`. */
export function reportKeysWithoutEffect(body: JsonObject, findings: Findings): void {
  for (const [key, why] of Object.entries(withoutEffect)) {
    if (body[key] === undefined) continue;
    const message = say('从报表的行里选的选择器里“{key}”不起作用：{why}。', { key, why });
    findings.report({ severity: 'warning', code: 'key-without-effect', pointer: `/${key}`, message });
  }
}
