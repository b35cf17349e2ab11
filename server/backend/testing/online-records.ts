import type { Row } from './stored-records.ts';

interface Line {
  field: string;
  rule: string;
  val: string;
}

/**
 * Creates the rows of online forms as a JeecgBoot stores them: an edit writes all fields of the form, so fields that
 * are not sent become empty, and lines that are not sent are deleted; every empty value is read as an empty text; lists
 * accept an advanced query and one sort column; a tree without a parent in the call returns all records.
 */
export function onlineRecords() {
  const rows = new Map<string, Row[]>();
  let last = 0;
  const of = (form: string): Row[] => {
    const all = rows.get(form) ?? [];
    rows.set(form, all);
    return all;
  };
  const answer = (method: string, path: string, query: URLSearchParams, body: Row): Row | undefined => {
    const [, action = '', form = '', ids] = /^\/online\/cgform\/api\/(\w+)\/([\w-]+)(?:\/([\w,-]+))?$/.exec(path) ?? [];
    if (action === 'getData')
      return ok({ records: found(of(form), query).map(shown), total: found(of(form), query).length });
    if (action === 'getTreeData') {
      const pid = query.get('pid');
      const level = pid === null ? of(form) : of(form).filter((row) => (row['pid'] ?? '0') === pid);
      const marked = level.map((row) => ({
        ...row,
        has_child: of(form).some((each) => each['pid'] === row['id']) ? '1' : '0',
      }));
      return ok({ records: marked.map(shown), total: level.length, fieldList: [] });
    }
    if (action !== 'form') return undefined;
    if (method === 'GET') return ok(shown(of(form).find(({ id }) => id === ids) ?? {}));
    if (method === 'POST') {
      last += 1;
      of(form).push({ ...body, id: `row${last}` });
      return { ...ok(`row${last}`), message: '添加成功!' };
    }
    if (method === 'PUT') {
      rows.set(
        form,
        of(form).map((row) => (row['id'] === body['id'] ? body : row)),
      );
      return { ...ok(null), message: '修改成功！' };
    }
    rows.set(
      form,
      of(form).filter(({ id }) => !String(ids).split(',').includes(String(id))),
    );
    return { ...ok(null), message: '删除成功!' };
  };
  return { rows: of, answer };
}

function shown(row: Row): Row {
  const values = Object.entries(row).map(([name, value]) => [name, value ?? ''] as const);
  return { ...Object.fromEntries(values), ...('id' in row && { jeecg_row_key: row['id'] }) };
}

function found(rows: readonly Row[], query: URLSearchParams): Row[] {
  const text = decodeURIComponent(query.get('superQueryParams') ?? '[]');
  const lines: Line[] = JSON.parse(text === '' ? '[]' : text);
  const column = query.get('column') ?? 'id';
  const sign = query.get('order') === 'asc' ? 1 : -1;
  return rows
    .filter((row) => lines.every((line) => holds(row, line)))
    .toSorted((left, right) => sign * (String(left[column]) < String(right[column]) ? -1 : 1));
}

function holds(row: Row, { field, rule, val }: Line): boolean {
  const value = row[field];
  if (rule === 'like') return String(value).includes(val);
  if (rule === 'in') return val.split(',').includes(String(value));
  if (rule === 'ge') return Number(value) >= Number(val);
  if (rule === 'le') return Number(value) <= Number(val);
  return String(value) === val;
}

function ok(result: unknown): Row {
  return { success: true, message: '', code: 200, result, timestamp: 0 };
}
