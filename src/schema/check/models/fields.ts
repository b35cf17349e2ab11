import { say } from '../../../locale/index.ts';
import { commonFieldTypes } from '../../common-fields.ts';
import { isExpression } from '../../expressions/index.ts';
import { readObject, type JsonObject, type JsonValue } from '../../json/index.ts';
import type { Explanation } from '../../parse/index.ts';
import { isComparison, noComparison } from '../fixed-conditions.ts';
import { atField, type CheckedModel, type HoldsRecord } from './checked-model.ts';

const commonFields = new Set(Object.keys(commonFieldTypes));

/** Query parameters of a list that are not conditions. */
const listParameters = new Set(
  'column order field pageNo pageSize token superQueryParams superQueryMatchType selections totals'.split(' '),
);

/** Checks the names and values of single fields. */
export function fieldMistakes({ body, fields, holdsRecord }: CheckedModel): Explanation[] {
  const isStored = body['stored'] !== false;
  return Object.entries(fields).flatMap(([name, field]) => [
    ...(isStored ? reserved(name) : []),
    ...wrongDefault(name, field),
    ...referenceWithoutModel(name, field, holdsRecord),
    ...comparisons(name, field),
    ...sharedFormerName(name, field, fields),
  ]);
}

function reserved(name: string): Explanation[] {
  const explain = (message: string): Explanation[] => [
    { code: 'reserved-name', pointer: atField(name), message, expected: say('另一个名字，例如 {name}Value', { name }) },
  ];
  if (commonFields.has(name))
    return explain(say('“{name}”是每条记录都有的字段，由服务器填写，不能再用作字段名。', { name }));
  return listParameters.has(name) ? explain(say('“{name}”是列表的参数，用作字段名就不能按它查询。', { name })) : [];
}

const types: Readonly<Record<string, (value: JsonValue) => boolean>> = {
  string: (value) => typeof value === 'string' || typeof value === 'number',
  number: (value) => Number.isFinite(Number(value)) && typeof value !== 'boolean' && value !== '',
  integer: (value) => Number.isInteger(Number(value)) && typeof value !== 'boolean' && value !== '',
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
};

/** True if the field can hold the value. Expressions pass, as their value is only known later. */
export function canHold(field: JsonObject, value: JsonValue | undefined): boolean {
  if (value === undefined || value === null || (typeof value === 'string' && isExpression(value))) return true;
  return types[String(field['type'])]?.(value) ?? true;
}

function wrongDefault(name: string, field: JsonObject): Explanation[] {
  if (canHold(field, field['default'])) return [];
  const value = JSON.stringify(field['default']);
  const message = say('默认值 {value} 不是字段“{name}”的类型。', { value, name });
  return [{ code: 'wrong-type', pointer: atField(name, 'default'), message, expected: String(field['type']) }];
}

function referenceWithoutModel(name: string, field: JsonObject, holdsRecord: HoldsRecord): Explanation[] {
  const component = field['x-component'];
  if (typeof component !== 'string' || !holdsRecord(component) || field['x-ref'] !== undefined) return [];
  const message = say('字段“{name}”的组件选的是记录，却没有 x-ref：任何编号都会被收下。', { name });
  return [{ code: 'missing-reference', pointer: atField(name, 'x-component'), message, expected: 'x-ref' }];
}

/** Finds former names that two fields list: the values of a column can move to one field only. */
function sharedFormerName(name: string, field: JsonObject, fields: JsonObject): Explanation[] {
  const former = formerNames(field);
  const others = Object.keys(fields).slice(0, Object.keys(fields).indexOf(name));
  return others.flatMap((other): Explanation[] => {
    const shared = formerNames(readObject(fields[other])).find((each) => former.includes(each));
    if (shared === undefined) return [];
    const message = say('“{shared}”已经写成字段“{other}”的曾用名，只能写在一处。', { shared, other });
    return [{ code: 'duplicate-name', pointer: atField(name, 'x-renamed-from'), message }];
  });
}

function formerNames(field: JsonObject): string[] {
  const written = field['x-renamed-from'];
  return Array.isArray(written) ? written.filter((each) => typeof each === 'string') : [];
}

/**
 * Finds conditions written as comparisons. Fixed conditions take equality only: `"> 0"` would be searched for as a
 * text.
 */
function comparisons(name: string, field: JsonObject): Explanation[] {
  return Object.entries(readObject(readObject(field['x-ref'])['where'])).flatMap(([key, value]) => {
    return isComparison(value) ? [{ ...noComparison(value), pointer: atField(name, 'x-ref', 'where', key) }] : [];
  });
}
