import { read, utils } from '@e965/xlsx';
import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { personWith, httpServer } from '../../http/testing/http-server.ts';
import type { Caller } from '../../records/testing/record-fixture.ts';
import { excelRoutes } from '../index.ts';

/** Everything one may do with Excel files of a model. */
export function permissionsOf(...models: string[]): string[] {
  return models.flatMap((model) => ['list', 'add', 'edit', 'export', 'import'].map((action) => `${model}:${action}`));
}

/** The routes over HTTP, called by a person of the caller's tenant. */
export async function excelServer(
  caller: Caller,
  models: ReadonlyMap<string, ResolvedModel>,
  permissions: readonly string[],
) {
  const { tenantId } = caller;
  const app = await httpServer({
    routes: excelRoutes(caller.engine, models),
    authenticate: async () => ({ ...personWith(...permissions), tenantId }),
  });
  const headers = { 'x-access-token': 'good' };
  return {
    get: (path: string) => app.inject({ url: `/jeecg-boot${path}`, headers }),
    post: (path: string, body: object) =>
      app.inject({ method: 'POST', url: `/jeecg-boot${path}`, headers, payload: body }),
  };
}

/** The first sheet of a file: rows of cells, numbers as numbers. */
export function rowsOf(file: Uint8Array): unknown[][] {
  const { Sheets: sheets, SheetNames: names } = read(file, { type: 'array' });
  const sheet = sheets[names[0] ?? ''];
  return sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: null }) : [];
}
