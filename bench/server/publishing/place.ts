import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { JsonObject } from '../../../src/schema/json/index.ts';
import { printDocument } from '../../../src/schema/printer/print-document.ts';
import { password } from '../load/server-process.ts';

export type Place = ReturnType<typeof place>;

export function place(documents: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-publishing-'));
  const environment = {
    DATA_DIR: folder,
    PORT: '0',
    DEMO: '0',
    ADMIN_PASSWORD: password,
    LOG_LEVEL: 'error',
    CAPTCHA: 'off',
    TZ: 'Asia/Shanghai',
    BACKUP_TIME: 'off',
    SCHEMAS_DIR: documents ?? '',
  };
  const remove = (): void => {
    for (const each of [folder, documents]) if (each !== undefined) rmSync(each, { recursive: true, force: true });
  };
  return { environment, remove };
}

export function folderOf(written: Readonly<Record<string, JsonObject>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-documents-'));
  mkdirSync(join(folder, 'bench'));
  for (const [key, body] of Object.entries(written)) writeFileSync(join(folder, `${key}.json`), printDocument(body));
  return folder;
}
