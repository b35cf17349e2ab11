import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { requiredText, type Call } from '../../http/index.ts';
import { contextOf, refuse, type RecordEngine } from '../../records/index.ts';
import { keepFieldNames, onlineFormModel } from './form-rows.ts';
import { fieldNames } from './online-form.ts';

export async function editForm(engine: RecordEngine, call: Call, form: JsonObject): Promise<RecordValues> {
  const names = await synchronisedNames(engine, call, form);
  return engine.edit(onlineFormModel, form, contextOf(call), (db) => keepFieldNames(db, names)).catch(refuse);
}

async function synchronisedNames(
  engine: RecordEngine,
  call: Call,
  form: JsonObject,
): Promise<{ id: string; name: string }[]> {
  const id = requiredText(form, 'id', 64);
  const stored = await engine.get(onlineFormModel, id, contextOf(call)).catch(refuse);
  return stored['isDbSynch'] === 'Y' ? fieldNames(stored) : [];
}
