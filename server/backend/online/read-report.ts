import type { FieldDescription, ModuleDescription } from '../../../src/engine/exchange/index.ts';
import { readObject, readObjects, readString } from '../../../src/engine/values/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { Exchange } from '../exchange.ts';
import { askResult } from './form-answers.ts';
import { choicesCode, recordPermission, reportModel, reportResource } from './names.ts';
import { linksOf, readField } from './read-field.ts';

export interface ReportAnswers {
  /** The name and columns (`getColumnsAndData`). */
  columns: JsonObject;
  /** All choices of its dictionaries (`getColumns`). */
  choices: JsonObject;
  query: JsonObject[];
  params: JsonObject[];
}

const api = '/online/cgreport/api';

/**
 * Requests the whole description of an online report.
 * @throws Refusal if the back end denies it to the user.
 */
export async function askReport(id: string, exchange: Exchange): Promise<ReportAnswers> {
  const page = { pageNo: '1', pageSize: '1' };
  const [columns, choices, query, params] = await Promise.all([
    askResult(`${api}/getColumnsAndData/${id}`, exchange, page),
    askResult(`${api}/getColumns/${id}`, exchange),
    askResult(`${api}/getQueryInfo/${id}`, exchange),
    askResult(`${api}/getParamsInfo/${id}`, exchange),
  ]);
  const items = (value: typeof query) => readObjects(value).map(({ item }) => item);
  return {
    columns: readObject(columns),
    choices: readObject(readObject(choices)['dictOptions']),
    query: items(query),
    params: items(params),
  };
}

/** The prefix of a report parameter as a field; its calls use this name. */
export const parameterPrefix = 'self_';

export function readReport(id: string, { columns, choices, query, params }: ReportAnswers): ModuleDescription {
  const links = linksOf(columns);
  const searched = new Map(query.map((field) => [readString(field['field']) ?? '', field]));
  const shown = readObjects(columns['columns']).map(({ item }) => item);
  const fields = shown.map((column): FieldDescription => {
    const name = readString(column['dataIndex']) ?? '';
    const search = searched.get(name);
    const field = readField({
      name,
      column: { ...column, hrefSlotName: readObject(column['scopedSlots'])['customRender'] ?? null },
      ...(search && { search }),
      isRequired: false,
      links,
      ...(choices[name] !== undefined && { choices: choicesCode('cgreport', id, name) }),
    });
    const total = column['isTotal'];
    return { ...field, isReadOnly: true, isTotal: total === '1' || total === 1 || total === true };
  });
  const own = fields.filter(({ name }) => name !== '');
  const onlySearched = query.filter((field) => !own.some(({ name }) => name === readString(field['field'])));
  return {
    id: reportModel(id),
    title: readString(columns['cgreportHeadName']) ?? readString(columns['cgRpConfigName']) ?? id,
    resource: reportResource(id),
    permission: recordPermission,
    fields: [...own, ...onlySearched.map((search) => searchField(search)), ...params.flatMap(parameterField)],
    columns: 2,
    hasBoxes: false,
    actions: ['export'],
    lines: [],
    linesIn: 'form',
    urls: { queryById: null, delete: null, deleteBatch: null, importExcel: null },
    sort: {},
  };
}

function searchField(search: JsonObject): FieldDescription {
  return readField({ name: readString(search['field']) ?? '', search, isRequired: false, links: new Map() });
}

function parameterField(parameter: JsonObject): FieldDescription[] {
  const name = readString(parameter['paramName']);
  if (name === undefined) return [];
  const title = readString(parameter['paramTxt']) ?? name;
  const search = { field: name, view: 'list', mode: 'single', label: title };
  const field = readField({ name: `${parameterPrefix}${name}`, search, isRequired: false, links: new Map() });
  return [{ ...field, control: 'text', title, query: 'single' }];
}
