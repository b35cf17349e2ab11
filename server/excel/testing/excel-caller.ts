import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { openFiles } from '../../files/index.ts';
import { formOf } from '../../files/testing/file-server.ts';
import { httpServer, personWith } from '../../http/testing/http-server.ts';
import type { Caller } from '../../records/testing/record-fixture.ts';
import { excelRoutes } from '../index.ts';
import { sheetOf } from './sheets.ts';

interface UploadPart {
  name: string;
  content: Uint8Array | string;
}

const dictionaries: Record<string, { value: string; label: string }[]> = {
  customer_level: [
    { value: 'a', label: '金牌' },
    { value: 'b', label: '银牌' },
  ],
};

export function permissionsOf(...models: string[]): string[] {
  return models.flatMap((model) => ['list', 'add', 'edit', 'export', 'import'].map((action) => `${model}:${action}`));
}

export async function excelServer(
  caller: Caller,
  models: ReadonlyMap<string, ResolvedModel>,
  permissions: readonly string[],
) {
  const { tenantId } = caller;
  const stored: { name: string; bytes: Uint8Array; isPrivate: boolean | undefined }[] = [];
  const files = {
    ...openFiles(caller.db, 'nowhere'),
    write: async (bytes: Uint8Array, { name, isPrivate }: { name: string; isPrivate?: boolean }) => {
      stored.push({ name, bytes, isPrivate });
      return `logs/${stored.length}.xlsx`;
    },
  };
  const app = await httpServer({
    routes: excelRoutes({
      recordsOf: () => caller.engine,
      models,
      files,
      names: caller.engine.names,
      items: async (code) => dictionaries[code],
    }),
    authenticate: async () => ({ ...personWith(...permissions), tenantId }),
  });
  const headers = { 'x-access-token': 'good' };
  return {
    stored,
    async importing(
      path: string,
      sheets: (unknown[][] | UploadPart)[],
      fields: Record<string, string> = {},
      { idempotencyKey, call = 'importExcel' }: { idempotencyKey?: string; call?: string } = {},
    ) {
      const parts = sheets.map((sheet, index) =>
        Array.isArray(sheet) ? { name: `表${index + 1}.xlsx`, content: sheetOf(sheet) } : sheet,
      );
      const form = await formOf({ ...fields, 'files[]': parts });
      const url = `/jeecg-boot${path}/${call}`;
      const key = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
      const all = { ...headers, ...form.headers, ...key };
      return (await app.inject({ method: 'POST', url, headers: all, payload: form.payload })).json();
    },
    get: (path: string) => app.inject({ url: `/jeecg-boot${path}`, headers }),
    post: (path: string, body: object) =>
      app.inject({ method: 'POST', url: `/jeecg-boot${path}`, headers, payload: body }),
  };
}
