import type { ResolvedCreation, ResolvedModel } from '../../../engine/model/index.ts';
import { say } from '../../../locale/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import type { ActionContext } from '../../../runtime/registry/index.ts';
import { recordName } from './creation-title.ts';

/**
 * Asks for confirmation before creating a second bill from a record whose first one is not finished.
 * @returns true to continue.
 */
export async function askWhereOpen(
  call: { id: string; name: string },
  { creation, record, model }: { creation: ResolvedCreation; record: DataRecord; model: ResolvedModel },
  { ports, confirm }: ActionContext,
): Promise<boolean> {
  const { count, title, states, links } = await ports.records.createdFrom(model.resource, call);
  if (count === 0) return true;
  const source = recordName(model, record);
  return confirm({
    title: say('已有未完成的{title}', { title }),
    text: say('{source}已经生成过 {count} 张{title}，还是“{states}”。再生成一张会重复；可以先打开已有的处理。', {
      source: source === '' ? say('这张单据') : `“${source}”`,
      count,
      title,
      states: states.join('”“'),
    }),
    links,
    okText: say('仍然{title}', { title: creation.title }),
  });
}
