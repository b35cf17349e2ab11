import type { ActionContext } from '../../../runtime/actions/index.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import { say } from '../../../schema/locale/index.ts';
import { listOf } from '../../arguments.ts';

/** The model of the list, which has a recycle bin. Throws where it has none. */
export function binOf(context: ActionContext): NonNullable<ActionContext['list']>['model'] {
  const { model } = listOf(context);
  if (!model.recycleBin)
    throw new PortError('invalid', say('“{title}”没有回收站，请联系配置人员。', { title: model.title }));
  return model;
}
