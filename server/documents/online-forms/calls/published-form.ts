import type { RecordValues } from '../../../../src/engine/bill/index.ts';
import type { FieldOption, ResolvedModel } from '../../../../src/engine/model/index.ts';
import { forbidden, Refusal, type Call, type Route } from '../../../http/index.ts';
import { say } from '../../../locale/index.ts';
import { contextOf } from '../../../records/index.ts';
import { documentOf } from '../form-documents.ts';
import { onlineFormModel, readHeads } from '../form-rows.ts';
import { readOnlineForm, type OnlineForm } from '../online-form.ts';
import type { OnlineFormParts } from '../synchronise.ts';

export interface OnlineCallParts extends OnlineFormParts {
  dictionaries: {
    items(code: string, tenantId: number): Promise<readonly FieldOption[] | undefined>;
  };
  sheets(): readonly Route[];
}

export interface PublishedForm {
  form: OnlineForm;
  head: RecordValues;
  model: ResolvedModel;
  subs: readonly PublishedForm[];
}

export type FormAction = 'list' | 'add' | 'edit' | 'delete' | 'export' | 'import';

/**
 * Returns the synchronized form with that id or table name, if the user may perform the action on its records.
 * @throws Refusal with JeecgBoot's message if there is none, or if the user lacks the permission of its model.
 */
export async function publishedForm(
  parts: OnlineCallParts,
  call: Call,
  { code, action }: { code: string; action: FormAction },
): Promise<PublishedForm> {
  const heads = await readHeads(parts.database);
  const found = heads.find(({ id, table }) => id === code || table === code);
  const form = found && (await formOf(parts, call, found.id));
  if (!form) throw new Refusal(say('实体不存在'));
  const point = `${form.model.permission}:${action}`;
  if (!call.person().permissions.has(point)) throw forbidden([point]);
  const subs: PublishedForm[] = [];
  for (const { id, main } of heads) {
    const sub = main === form.form.id ? await formOf(parts, call, id) : undefined;
    if (sub) subs.push({ ...sub, subs: [] });
  }
  return { ...form, subs };
}

async function formOf(
  { engine, catalogue }: OnlineCallParts,
  call: Call,
  id: string,
): Promise<Omit<PublishedForm, 'subs'> | undefined> {
  const head = await engine.get(onlineFormModel, id, contextOf(call)).catch(() => undefined);
  if (!head) return undefined;
  const form = readOnlineForm(head);
  const model = catalogue.current().models.get(documentOf(form).slice(0, -'.model'.length));
  return model && { form, head, model };
}
