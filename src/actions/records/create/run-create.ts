import { say } from '../../../locale/index.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import type { ActionContext, ActionResult, StepArguments } from '../../../runtime/registry/index.ts';
import { listOf, recordOf, textArgument } from '../../arguments.ts';
import { askWhereOpen } from './ask-where-open.ts';
import { creationTitle } from './creation-title.ts';

/**
 * Opens the form of a bill created from the record, with the values that the server copies. Asks before creating a
 * second one.
 */
export async function runCreate(args: StepArguments<'create'>, context: ActionContext): Promise<ActionResult> {
  const [record, { model }] = [recordOf(context), listOf(context)];
  const name = textArgument(args, 'create');
  const creation = model.creates.find((candidate) => candidate.name === name);
  if (!creation)
    throw new PortError(
      'invalid',
      say('“{title}”没有名为“{name}”的生成规则，请联系配置人员。', { title: model.title, name }),
    );
  const call = { id: String(record['id']), name };
  if (!(await askWhereOpen(call, { creation, record, model }, context))) return { stop: true };
  const values = await context.ports.records.createFrom(model.resource, call);
  const { to, form } = creation;
  const title = creationTitle(creation, model, record);
  const shown = { model: to, title, values, ...(form !== undefined && { form }) };
  return { openDialog: { kind: 'editor', mode: 'create', ...shown }, value: values };
}
