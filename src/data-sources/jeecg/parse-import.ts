import type { ImportAnswer, ImportError } from '../../runtime/data/ports.ts';
import type { Envelope } from './envelope.ts';
import { isRecord } from './parse-json.ts';

/** Reads the answer to an import. Of code 201 the result is an object, or only the address of the file with the errors. */
export function parseImport({ success, code, message, result }: Envelope): ImportAnswer {
  const told = isRecord(result) ? result : {};
  const path = typeof result === 'string' ? result : textOf(told.fileUrl);
  const name = textOf(told.fileName) ?? path?.split('/').at(-1);
  const summary = textOf(told.msg);
  return {
    outcome: !success ? 'none' : code === 201 ? 'some' : 'all',
    message,
    errors: Array.isArray(told.errors) ? told.errors.filter(isRecord).map(parseError) : [],
    ...(summary !== undefined && { summary }),
    ...(path !== undefined && path !== message && { errorFile: { path, name: name ?? path } }),
  };
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

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
