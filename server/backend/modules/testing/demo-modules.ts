import { utils, write } from '@e965/xlsx';

import type { JsonValue } from '../../../../src/schema/json/index.ts';
import { parseExactJson, type ExactJson } from '../../exact-json.ts';
import type { AskedBackend } from '../resource-calls.ts';

interface DemoModules {
  methods: Readonly<Record<string, string>>;
  results: Readonly<Record<string, JsonValue>>;
  documents?: Readonly<Record<string, JsonValue>>;
  sheets?: Readonly<Record<string, { rows: string[][]; merges: string[] }>>;
}

function exact(json: JsonValue): ExactJson {
  return parseExactJson(JSON.stringify(json));
}

export function demoModules(
  { methods, results, documents = {}, sheets = {} }: DemoModules,
  latest = true,
): AskedBackend {
  const ok = (result: JsonValue) => exact({ success: true, message: '', code: 200, result });
  const unknown = (path: string) =>
    latest
      ? {
          status: 200,
          json: { success: false, code: 500, message: `操作失败，No static resource ${path}.`, result: null },
        }
      : { status: 404, json: { status: 404, error: 'Not Found', path } };
  return {
    messages: [{ contains: 'No static resource', status: 404, isEmpty: false }],
    async exchange({ method, path, query }) {
      await Promise.resolve();
      const document = documents[path];
      if (document !== undefined) return { status: 200, json: exact(document) };
      const taken = methods[path];
      if (taken !== undefined && method === 'PATCH') {
        if (taken === '') return { status: 200, json: undefined };
        const message = `不支持PATCH请求方法，支持以下${taken}、`;
        return { status: 200, json: { success: false, code: 405, message, result: null } };
      }
      const result = results[`${path}?id=${query.get('id') ?? ''}`] ?? results[path];
      return result === undefined ? unknown(path) : { status: 200, json: ok(result) };
    },
    async file(path) {
      await Promise.resolve();
      const sheet = sheets[path];
      if (!sheet) return undefined;
      const made = utils.aoa_to_sheet(sheet.rows);
      made['!merges'] = sheet.merges.map((range) => utils.decode_range(range));
      return new Uint8Array(write({ SheetNames: ['1'], Sheets: { 1: made } }, { type: 'array', bookType: 'biff8' }));
    },
  };
}
