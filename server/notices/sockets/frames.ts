import { isPlainObject } from 'es-toolkit';

/**
 * Returns `true` for a heart beat on the socket of notices; other texts are ignored (the reference server echoes them
 * to everybody).
 */
export function isHeartBeat(text: string): boolean {
  return text.trim() === 'HeartBeat';
}

export const heartBeatAnswer = JSON.stringify({ cmd: 'heartcheck', msgTxt: '心跳响应' });

export type PageFrame = { type: 'heart_beat' } | { type: 'update_vxe_table'; socketKey: string; args: unknown[] };

/**
 * Parses a frame of a page's socket, which must be JSON.
 * @returns undefined for unknown frames, and for names that reach a prototype.
 */
export function readPageFrame(text: string): PageFrame | undefined {
  const frame = parse(text);
  if (!isPlainObject(frame)) return undefined;
  const { type, data } = frame;
  if (type === 'heart_beat') return { type };
  if (type !== 'update_vxe_table' || !isPlainObject(data)) return undefined;
  const { socketKey, args } = data;
  if (typeof socketKey !== 'string' || socketKey.length > 200 || !Array.isArray(args) || args.length > 10)
    return undefined;
  return { type, socketKey, args };
}

/**
 * Returns the frame about a changed row for everybody on the page, including the sender: a table recognises its own
 * frames by `caseId`.
 */
export function updateFrame({ socketKey, args }: { socketKey: string; args: unknown[] }): string {
  return JSON.stringify({ type: 'update_vxe_table', data: { socketKey, args } });
}

export const pageHeartBeatAnswer = JSON.stringify({ type: 'heart_beat', data: true });

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__') throw new SyntaxError('A name that reaches a prototype.');
      return value;
    });
  } catch {
    return undefined;
  }
}
