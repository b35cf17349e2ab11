export type Row = Record<string, unknown>;

type Handler = (query: URLSearchParams, body: Row) => Row;

const readingOne: Readonly<Record<string, 'queryById' | 'list' | 'queryByIds'>> = {
  '/sys/role': 'queryById',
  '/sys/sysDepart': 'queryByIds',
  '/sys/dict': 'list',
  '/sys/dictItem': 'list',
  '/sys/position': 'queryById',
  '/sys/tenant': 'queryById',
  '/sys/annountCement': 'queryById',
  '/sys/quartzJob': 'queryById',
  '/sys/fillRule': 'queryById',
  '/sys/checkRule': 'queryById',
};

export const storedResources = Object.keys(readingOne);

/**
 * Creates the records as the tables of a JeecgBoot store them: an edit ignores members that are null and unknown
 * columns.
 */
export function storedRecords(): { rows: Map<string, Row>; handlers: Record<string, Handler> } {
  const rows = new Map<string, Row>();
  const handlers: Record<string, Handler> = {};
  for (const [resource, reading] of Object.entries(readingOne)) {
    const found = (id: string | null) => {
      const row = rows.get(resource);
      return row !== undefined && row['id'] === id ? row : undefined;
    };
    const one: Handler = (query) => {
      const row = found(query.get(reading === 'queryByIds' ? 'deptIds' : 'id'));
      if (reading === 'queryById') return ok(row ?? null);
      const some = row ? [row] : [];
      return ok(reading === 'queryByIds' ? some : { records: some, total: some.length, size: 1, current: 1, pages: 1 });
    };
    handlers[`GET ${resource}/${reading}`] = one;
    handlers[`PUT ${resource}/edit`] = (_query, body) => {
      const row = found(String(body['id']));
      if (!row) return { ...ok(null), success: false, message: '未找到对应实体' };
      for (const [name, value] of Object.entries(body))
        if (value !== null && Object.hasOwn(row, name)) row[name] = value;
      return { ...ok(null), message: '修改成功!' };
    };
  }
  return { rows, handlers };
}

function ok(result: unknown): Row {
  return { success: true, message: '', code: 200, result, timestamp: 0 };
}
