import { isRecord } from '../../../schema/json/index.ts';
import { parseJson } from './parse-json.ts';

/** The envelope of every answer of the API. `code` 0 and 200 both mean success; `success` decides. */
export interface Envelope {
  success: boolean;
  code: number;
  message: string;
  result: unknown;
}

/**
 * Parses the body of an answer. A body without an envelope (a bare list, an older server's error page) is wrapped: its
 * value is the result; `status` and `message` are used if present. Returns undefined if the text is not JSON.
 */
export async function parseEnvelope(text: string, ok: boolean): Promise<Envelope | undefined> {
  let value: unknown;
  try {
    value = await parseJson(text);
  } catch {
    return undefined;
  }
  if (!isRecord(value)) return { success: ok, code: 0, message: '', result: value };
  const message = typeof value.message === 'string' ? value.message : '';
  const wrapped = typeof value.success === 'boolean';
  return {
    success: ok && value.success !== false,
    code: toCode(value.code ?? (ok ? undefined : value.status)),
    message,
    result: wrapped ? (value.result ?? null) : value,
  };
}

function toCode(value: unknown): number {
  const code = typeof value === 'number' || typeof value === 'string' ? Number(value) : 0;
  return Number.isInteger(code) ? code : 0;
}
