import type { ColumnsColumn, ListColumns } from '../../../generated/documents.ts';
import { say } from '../../locale/index.ts';
import { documentKey } from '../../schema/documents/document.ts';
import { nearestOf } from '../../schema/problems/nearest-name.ts';
import { gate, type Gated } from '../gate/index.ts';
import { commonFields, emptyField, findField, type ResolvedField, type ResolvedModel } from '../model/index.ts';
import type { ColumnsSource } from './columns-source.ts';
import { readColumn } from './read-column.ts';
import type { ResolvedColumn, TableOptions } from './resolved-column.ts';
import { readTableOptions } from './table-options.ts';

type Column = Gated<ColumnsColumn>;

const mostDefaultColumns = 12;

/**
 * Resolves columns from a gated value: the id of a columns document, a list of columns, or undefined (the model
 * decides).
 */
export function resolveColumns(
  value: Gated<ListColumns> | undefined,
  source: ColumnsSource,
): { columns: ResolvedColumn[]; table?: TableOptions } {
  if (typeof value === 'string') return fromDocument(value, source);
  return { columns: value ? fromItems(value, source) : defaultColumns(source, false) };
}

function fromDocument(id: string, source: ColumnsSource): { columns: ResolvedColumn[]; table?: TableOptions } {
  const { context, findings, document, pointer } = source;
  const key = documentKey(id, 'columns');
  const body = context.documents.get(key)?.body;
  if (!body) {
    const ids = [...context.documents.keys()]
      .filter((other) => other.endsWith('.columns'))
      .map((other) => other.slice(0, -8));
    findings.report({
      code: 'unknown-document',
      document,
      pointer,
      message: say('没有名为“{id}”的列文档。', { id }),
      ...nearestOf(id, ids),
    });
    return { columns: defaultColumns(source, false) };
  }
  const gated = gate('columns', body, context.vocabulary, { document: key, pointer: '' });
  for (const problem of gated.problems) findings.report(problem);
  const { columns = ['...'] } = gated.body;
  const place = { ...source, document: key, pointer: '/columns' };
  return { columns: fromItems(columns, place), table: readTableOptions(gated.body, place) };
}

function fromItems(items: (string | Column | null)[], source: ColumnsSource): ResolvedColumn[] {
  const named = new Set(items.map(keyOf));
  return items.flatMap((item, index) => {
    const pointer = `${source.pointer}/${index}`;
    if (item === '...') return defaultColumns(source, true).filter((column) => !named.has(column.key));
    const key = keyOf(item);
    if (item === null || key === undefined) return [];
    return [readItem(key, typeof item === 'string' ? {} : item, { ...source, pointer })];
  });
}

function keyOf(item: string | Column | null): string | undefined {
  return typeof item === 'string' ? item : item?.key;
}

function readItem(key: string, item: Column, place: ColumnsSource): ResolvedColumn {
  const { model, findings, document, pointer } = place;
  const field = findField(model.fields, key) ?? textOf(key, model);
  if (field) return readColumn(field, item, place);
  const alone: ResolvedField = { ...emptyField(), name: key, title: key };
  if (item.type !== undefined && item.type !== 'normal') return readColumn(alone, item, place);
  const message = say('模型“{title}”里没有“{key}”这个字段。', { title: model.title, key });
  const problem = findings.report({
    code: 'unknown-field',
    document,
    pointer,
    message,
    ...nearestOf(
      key,
      [...model.fields, ...commonFields].map(({ name }) => name),
    ),
  });
  return { ...readColumn(alone, item, place), sortable: false, problem };
}

/** `customer_dictText`: the text of a dictionary or reference field. */
function textOf(key: string, model: ResolvedModel): ResolvedField | undefined {
  const field = key.endsWith('_dictText') ? findField(model.fields, key.slice(0, -'_dictText'.length)) : undefined;
  return field && { ...emptyField(), name: key, title: field.title, readOnly: true, pointer: field.pointer };
}

/**
 * Returns the fields that are columns by default: the first ones of the model if a list has no columns, all of them
 * (`isRest`) in the place of `...`.
 */
export function defaultColumnFields(
  { fields }: ResolvedModel,
  { editable, isRest }: { editable: boolean; isRest: boolean },
): ResolvedField[] {
  const shown = fields.filter(
    (field) => !field.hidden && !field.secret && !field.child && (editable || field.format !== 'text'),
  );
  return isRest ? shown : shown.slice(0, mostDefaultColumns);
}

function defaultColumns(source: ColumnsSource, isRest: boolean): ResolvedColumn[] {
  const { model, editable } = source;
  const document = documentKey(model.id, 'model');
  return defaultColumnFields(model, { editable, isRest }).map((field) =>
    readColumn(field, {}, { ...source, document, pointer: field.pointer }),
  );
}
