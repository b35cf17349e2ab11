import { say } from '../../locale/index.ts';
import { nearestName } from '../../schema/problems/nearest-name.ts';
import { commonFields, type ResolvedField, type ResolvedModel } from '../model/index.ts';
import { ValueRefusal, type QueryField } from './typed-value.ts';

type Queryable = QueryField & Partial<Pick<ResolvedField, 'secret' | 'child'>>;

export interface QueryFields {
  /** Throws `ValueRefusal` if queries may not use the field. */
  find(name: string): QueryField | undefined;
  /** Like `find`, but throws `ValueRefusal` for an unknown name. */
  get(name: string): QueryField;
  /** Returns the fields of the lines in a field. Throws `ValueRefusal` if it contains none. */
  lines(name: string): QueryFields;
}

/**
 * Returns the fields of a model by their present and former names. `modelOf` returns the models of its lines; without
 * it queries may not use them.
 */
export function queryFields(model: ResolvedModel, modelOf?: (id: string) => ResolvedModel | undefined): QueryFields {
  const fields = new Map<string, Queryable>([...commonFields, ...model.fields].map((field) => [field.name, field]));
  const former = new Map(
    model.fields.flatMap((field) => field.formerNames?.map((name) => [name, field] as const) ?? []),
  );
  const find = (name: string): QueryField | undefined => {
    const field = fields.get(name) ?? former.get(name);
    if (field?.secret) throw new ValueRefusal(say('“{title}”是保密字段，不能用来查询或排序', { title: field.title }));
    if (field?.child) throw new ValueRefusal(say('“{title}”是明细，不能用来查询或排序', { title: field.title }));
    return field;
  };
  const get = (name: string): QueryField => {
    const field = find(name);
    if (field) return field;
    const nearest = nearestName(name, namesOf(fields));
    const hint = nearest === undefined ? '' : say('，是不是“{nearest}”？', { nearest });
    throw new ValueRefusal(
      say('“{title}”没有名为“{name}”的字段{hint}', { title: model.title, name: name.slice(0, 64), hint }),
    );
  };
  const lines = (name: string): QueryFields => {
    const child = fields.get(name)?.child;
    const ofLines = child && modelOf?.(child.model);
    if (ofLines) return queryFields(ofLines);
    throw new ValueRefusal(
      say('“{title}”没有名为“{name}”的明细可以查询', { title: model.title, name: name.slice(0, 64) }),
    );
  };
  return { find, get, lines };
}

function namesOf(fields: ReadonlyMap<string, Queryable>): string[] {
  return [...fields.values()].filter((field) => !field.secret && !field.child).map((field) => field.name);
}
