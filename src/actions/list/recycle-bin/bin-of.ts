import { say } from '../../../locale/index.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import type { ActionContext } from '../../../runtime/registry/index.ts';
import { listOf } from '../../arguments.ts';

/** Returns the model of the list. Throws if it has no recycle bin. */
export function binOf(context: ActionContext): NonNullable<ActionContext['list']>['model'] {
  const { model } = listOf(context);
  if (!model.recycleBin)
    throw new PortError('invalid', say('“{title}”没有回收站，请联系配置人员。', { title: model.title }));
  return model;
}
