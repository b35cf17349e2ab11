import { say } from '../../locale/index.ts';
import { isJsonObject, type JsonValue } from '../json/index.ts';
import type { Problem } from '../problems/problem.ts';
import type { Migration } from './define-migration.ts';
import { migrateBody } from './migrate-body.ts';
import { migrations as allMigrations, CURRENT_FORMAT_VERSION } from './migrations.ts';

/** The reason why a document's version was not accepted; the caller adds the document and the line. */
export type MigrationProblem = Omit<Problem, 'document' | 'line' | 'column' | 'nearest'>;

export interface MigratedDocument {
  /** The document in `currentVersion`; unchanged if its version was refused. */
  value: JsonValue;
  /** The names of the steps that changed something, in the order they ran. */
  applied: string[];
  problem?: MigrationProblem;
}

/**
 * Migrates a document to the current version of the format in memory. The input is never changed, and keys keep their
 * places. A newer document is refused (`format-version-newer`); one without a version (`format-version-missing`) or
 * with an invalid one (`format-version-invalid`) counts as version 1.
 */
export function migrateDocument(
  value: JsonValue,
  migrations: readonly Migration[] = allMigrations,
  currentVersion: number = CURRENT_FORMAT_VERSION,
): MigratedDocument {
  if (!isJsonObject(value)) return { value, applied: [], problem: notAnObject() };
  const { version, problem } = readVersion(value.formatVersion, currentVersion);
  const kind = typeof value.kind === 'string' ? value.kind : '';
  const applied: string[] = [];
  let current = value;
  for (let from = version; from < currentVersion; from += 1) {
    for (const step of migrations.filter((migration) => migration.from === from)) {
      const next = migrateBody(current, kind, step);
      // Compared as text, because a step may change only the order of keys.
      if (JSON.stringify(next) !== JSON.stringify(current)) applied.push(step.name);
      current = next;
    }
  }
  return {
    value: version < currentVersion ? { ...current, formatVersion: currentVersion } : current,
    applied,
    ...(problem && { problem }),
  };
}

function readVersion(written: JsonValue | undefined, current: number): { version: number; problem?: MigrationProblem } {
  if (written === undefined) return { version: 1, problem: missing(current) };
  if (typeof written !== 'number' || !Number.isInteger(written) || written < 0) {
    return { version: 1, problem: invalid(current) };
  }
  return written > current ? { version: written, problem: newer(written, current) } : { version: written };
}

const pointer = '/formatVersion';

function notAnObject(): MigrationProblem {
  const message = say('文档必须是一个 JSON 对象，请用“{ … }”包起来。');
  return { severity: 'error', code: 'document-not-object', pointer: '', message, expected: say('一个对象') };
}

function missing(current: number): MigrationProblem {
  const message = say('文档没有写格式版本，请加上 "formatVersion": {current}。', { current });
  return { severity: 'warning', code: 'format-version-missing', pointer, message, expected: String(current) };
}

function invalid(current: number): MigrationProblem {
  const message = say('格式版本必须是 0 到 {current} 的整数，请改为 "formatVersion": {current}。', { current });
  return { severity: 'error', code: 'format-version-invalid', pointer, message, expected: String(current) };
}

function newer(version: number, current: number): MigrationProblem {
  const message = say('文档的格式版本是 {version}，本程序只认识到 {current}，请先升级程序再打开它。', {
    version,
    current,
  });
  const expected = say('不大于 {current}', { current });
  return { severity: 'error', code: 'format-version-newer', pointer, message, expected };
}
