import type { ResolvedModel } from '../../engine/model/index.ts';
import { say } from '../../locale/index.ts';
import type { Notice } from '../actions/index.ts';
import type { DataRecord } from '../ports/index.ts';

/**
 * Returns the notice that a record was saved. For a record with a number it names the number and links to the page that
 * contains it.
 */
export function savedNotice(model: Pick<ResolvedModel, 'id' | 'fields'> | undefined, saved: DataRecord): Notice {
  const text = say('新增成功');
  const numbered = model?.fields.find(({ numbering }) => numbering);
  const record = saved[numbered?.name ?? ''];
  if (!model || !numbered || typeof record !== 'string' || record === '') return { kind: 'success', text };
  const links = ['list', 'model'].map((kind) => ({ text: say('查看'), document: `${model.id}.${kind}`, record }));
  return { kind: 'success', text: `${text} ${numbered.title} ${record}`, links };
}
