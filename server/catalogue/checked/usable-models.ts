import {
  commonFields,
  findField,
  isTableName,
  readReminders,
  resolveModel,
  type ResolvedField,
  type ResolvedModel,
} from '../../../src/engine/model/index.ts';
import type { DocumentSet } from '../../../src/schema/documents/document.ts';
import { recallByBody } from '../../../src/schema/memory/recall.ts';
import { say } from '../../locale/index.ts';
import { columnName } from '../../records/column-names/index.ts';
import type { Finding } from './pattern-problems.ts';

type Models = ReadonlyMap<string, ResolvedModel>;
type Tell = (model: ResolvedModel, pointer: string, code: string, message: string) => void;

/**
 * Returns the models for which tables and routes can be created, by id. Models that cannot be read, or that share a
 * table or path with another, are left out; so are parts with references to missing things.
 */
export function usableModels(documents: DocumentSet): { models: Models; findings: Finding[] } {
  const findings: Finding[] = [];
  const tell: Tell = ({ id }, pointer, code, message) =>
    findings.push({ severity: 'error', code, document: `${id}.model`, pointer, message });
  const readable = [...documents.keys()].flatMap((key) => {
    const document = documents.get(key);
    const isModel = document?.kind === 'model' && document.body['kind'] === 'model';
    return isModel && document.body['stored'] !== false ? [document] : [];
  });
  const kept = new Map<string, ResolvedModel>();
  const taken: Taken = { tables: new Map(), resources: new Map() };
  for (const document of readable.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const model = modelOf(document, documents);
    if (isNameable(model, tell) && isFree(model, taken, tell)) kept.set(model.id, withOwnColumns(model, tell));
  }
  return { models: new Map([...kept].map(([id, model]) => [id, withoutGaps(model, kept)])), findings };
}

const modelOf = recallByBody(({ id }, documents): ResolvedModel => {
  const model = resolveModel(id, documents);
  const reminders = readReminders(documents.get(`${id}.model`)?.body['reminders'], model.title);
  return reminders ? { ...model, reminders } : model;
});

function isNameable(model: ResolvedModel, tell: Tell): boolean {
  const { table } = model;
  if (isTableName(table)) return true;
  const message = say(
    '数据表不能叫“{table}”：至多 63 个字符，不能以 pg_ 开头，也不能是 information_schema；请用 table 换一个名字。',
    { table },
  );
  tell(model, '/table', 'table-name', message);
  return false;
}

type Taken = Record<'tables' | 'resources', Map<string, string>>;

function isFree(model: ResolvedModel, { tables, resources }: Taken, tell: Tell): boolean {
  const { id, table, resource } = model;
  const ofTable = tables.get(table);
  if (ofTable !== undefined) {
    const message = say('数据表 {table} 已是模型“{model}”的，请用 table 换一个名字；没有给它建表。', {
      table,
      model: ofTable,
    });
    tell(model, '/table', 'shared-table', message);
    return false;
  }
  const ofResource = resources.get(resource);
  if (ofResource !== undefined) {
    const message = say('接口路径 {resource} 已是模型“{model}”的，请用 resource 换一个；没有给它建表。', {
      resource,
      model: ofResource,
    });
    tell(model, '/resource', 'shared-resource', message);
    return false;
  }
  tables.set(table, id);
  resources.set(resource, id);
  return true;
}

function withOwnColumns(model: ResolvedModel, tell: Tell): ResolvedModel {
  const owners = new Map(commonFields.map(({ name }) => [columnName(name), name]));
  const fields = model.fields.filter((field) => {
    if (field.stored === false) return false;
    const column = columnName(field.name);
    const owner = owners.get(column);
    if (owner !== undefined && owner !== field.name && !field.child) {
      const names = { owner, name: field.name, column };
      const message = say('字段 {owner} 和 {name} 同为列 {column}，请改名；没有保存它。', names);
      tell(model, field.pointer, 'shared-column', message);
      return false;
    }
    owners.set(column, field.name);
    return true;
  });
  if (fields.length === model.fields.length) return model;
  const reduced = ownColumns.get(model) ?? { ...model, fields };
  ownColumns.set(model, reduced);
  return reduced;
}

const ownColumns = new WeakMap<ResolvedModel, ResolvedModel>();

interface Whole {
  model: ResolvedModel;
  answers: readonly { id: string; names: readonly string[]; answer: boolean }[];
}

const whole = new WeakMap<ResolvedModel, Whole>();

/**
 * Drops parts that refer to a missing model or field; the check of the documents has reported them. If nothing relevant
 * has changed, the model is the same object as in the previous state, so that a publication compares only the others.
 */
function withoutGaps(model: ResolvedModel, models: Models): ResolvedModel {
  const hasNow: Has = (id, ...names) => {
    const other = models.get(id);
    return other !== undefined && names.every((name) => findField(other.fields, name) !== undefined);
  };
  const known = whole.get(model);
  if (known?.answers.every(({ id, names, answer }) => hasNow(id, ...names) === answer)) return known.model;
  const answers: { id: string; names: readonly string[]; answer: boolean }[] = [];
  const made = madeWhole(model, (id, ...names) => {
    const answer = hasNow(id, ...names);
    answers.push({ id, names, answer });
    return answer;
  });
  whole.set(model, { model: made, answers });
  return made;
}

function madeWhole(model: ResolvedModel, has: Has): ResolvedModel {
  const usable = (field: ResolvedField): boolean => {
    const { child, rollup } = field;
    return (!child || has(child.model, child.parent)) && (!rollup || has(rollup.from, rollup.by, rollup.sum));
  };
  const fields = model.fields.filter(usable).map((field) => withoutFieldGaps(field, model, has));
  const own = (name: string): boolean =>
    findField(fields, name)?.child === undefined && findField(fields, name) !== undefined;
  const { tree, states, balanceOf, label, ...rest } = model;
  return {
    ...rest,
    fields,
    label: own(label) ? label : 'id',
    indexes: model.indexes.filter((index) => index.length > 0 && index.every(own)),
    ...(tree && own(tree.parent) && { tree }),
    ...(states && own(states.field) && { states }),
    ...(balanceOf && { balanceOf: isWhole(balanceOf, own, has) ? balanceOf : { model: '', by: [], sum: [], min: {} } }),
    postings: model.postings.filter(({ into }) => has(into)),
    creates: model.creates.filter(({ to }) => has(to)),
  };
}

type Own = (name: string) => boolean;
type Has = (id: string, ...fields: string[]) => boolean;

function isWhole({ model, by, sum, min }: NonNullable<ResolvedModel['balanceOf']>, own: Own, has: Has): boolean {
  return [...by, ...sum, ...Object.keys(min)].every(own) && has(model, ...by, ...sum);
}

function withoutFieldGaps(field: ResolvedField, { fields }: ResolvedModel, has: Has): ResolvedField {
  const { reference, ...rest } = field;
  const alone = field.child ? false : field.unique;
  const together = Array.isArray(alone) ? alone.filter((name) => findField(fields, name)) : alone;
  if (!reference || !has(reference.model)) return { ...rest, unique: together };
  const copy = Object.entries(reference.copy).filter(([from]) => has(reference.model, from));
  return { ...rest, unique: together, reference: { ...reference, copy: Object.fromEntries(copy) } };
}
