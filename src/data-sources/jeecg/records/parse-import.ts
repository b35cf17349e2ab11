import { say } from '../../../locale/index.ts';
import type { ImportAnswer, ImportError, ImportLoss, ImportPreview } from '../../../runtime/ports/index.ts';
import { isRecord } from '../../../schema/json/index.ts';
import type { Envelope } from '../http/index.ts';

/**
 * Parses the answer of an import. For code 201 the result is an object, or only the address of the file with the
 * errors.
 */
export function parseImport({ success, code, message, result }: Envelope): ImportAnswer {
  const told = isRecord(result) ? result : {};
  const path = typeof result === 'string' ? result : textOf(told.fileUrl);
  const name = textOf(told.fileName) ?? path?.split('/').at(-1);
  const summary = textOf(told.msg);
  const saved = savedRows(told, message);
  const errors = recordsIn(told.errors).map(parseError);
  const isNothing = saved === 0 && (success || errorRows(told) > 0);
  const isUnexplained = isNothing && (path !== undefined || errors.length === 0);
  const outcome = isNothing ? 'none' : saved === undefined || saved === 0 || success ? undefined : 'some';
  return {
    outcome: outcome ?? (!success ? 'none' : code === 201 ? 'some' : 'all'),
    message: isUnexplained ? nothingSaved(path !== undefined) : message,
    errors,
    ...(summary !== undefined && { summary }),
    ...(path !== undefined && path !== message && { errorFiles: [{ path, name: name ?? path }] }),
  };
}

/**
 * Returns the number of saved rows, which a JeecgBoot gives in its result or only in its message; undefined if it gives
 * none. A JeecgBoot reports success even if it has saved no rows.
 */
function savedRows({ successCount }: Record<string, unknown>, message: string): number | undefined {
  if (typeof successCount === 'number') return successCount;
  const [, count] = /(?:数据行数：|^共)(\d+)/.exec(message) ?? [];
  return count === undefined ? undefined : Number(count);
}

function errorRows({ errorCount }: Record<string, unknown>): number {
  return countOf(errorCount);
}

function nothingSaved(hasErrorFile: boolean): string {
  return hasErrorFile
    ? say('没有导入任何行，原因在错误文件里。')
    : say('没有导入任何行：请用“下载模板”的文件填写，表头要在同一行、文字相同。');
}

/** Parses the preview of an import (docs/API.md); missing parts are empty. */
export function parsePreview(result: unknown): ImportPreview {
  const told = isRecord(result) ? result : {};
  const problem = textOf(told.problem);
  return {
    fields: recordsIn(told.fields).map(({ name, title, required }) => ({
      name: textOf(name) ?? '',
      title: textOf(title) ?? '',
      required: required === true,
    })),
    columns: recordsIn(told.columns).map(({ title, field, proposed, samples }) => ({
      title: textOf(title) ?? '',
      field: textOf(field) ?? '',
      isProposed: proposed === true,
      samples: Array.isArray(samples) ? samples.filter((sample) => typeof sample === 'string') : [],
    })),
    total: countOf(told.total),
    wrong: countOf(told.wrong),
    heldBack: countOf(told.heldBack),
    added: countOf(told.added),
    changed: countOf(told.changed),
    errors: recordsIn(told.errors).map(parseError),
    losses: recordsIn(told.losses).map(parseLoss),
    ...(problem !== undefined && { problem }),
  };
}

function recordsIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

function parseError(error: Record<string, unknown>): ImportError {
  const file = textOf(error.file);
  return {
    row: Number(error.row),
    title: textOf(error.title) ?? '',
    message: textOf(error.message) ?? '',
    ...(file !== undefined && { file }),
  };
}

function parseLoss(loss: Record<string, unknown>): ImportLoss {
  const file = textOf(loss.file);
  return { place: textOf(loss.place) ?? '', message: textOf(loss.message) ?? '', ...(file !== undefined && { file }) };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
