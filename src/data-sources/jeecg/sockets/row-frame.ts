import type { RowUpdate } from '../../../runtime/ports/index.ts';
import { isRecord } from '../../../schema/json/index.ts';

const type = 'update_vxe_table';

/**
 * Formats a row update like JeecgBoot's tables: `args` are the row, its sender and (an extension) the kind of change.
 */
export function writeFrame({ table, sender, kind, row }: RowUpdate): string {
  const args = kind === 'saved' ? [row, sender] : [row, sender, kind];
  return JSON.stringify({ type, data: { socketKey: table, args } });
}

/** Parses such a frame; undefined for any other. A frame without a kind means that the row was saved. */
export function readFrame(data: unknown): RowUpdate | undefined {
  const frame = typeof data === 'string' ? parse(data) : undefined;
  if (!isRecord(frame) || frame.type !== type || !isRecord(frame.data)) return undefined;
  const { socketKey, args } = frame.data;
  if (typeof socketKey !== 'string' || !Array.isArray(args)) return undefined;
  const [row, sender, kind]: unknown[] = args;
  if (!isRecord(row) || !('id' in row)) return undefined;
  return { table: socketKey, sender: String(sender ?? ''), kind: kinds.find((each) => each === kind) ?? 'saved', row };
}

const kinds = ['saved', 'added', 'removed'] as const;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
