import type { FastifyRequest } from 'fastify';

/** The records of a request, for the system log: the first ones, and the number of all. */
export interface NamedRecords {
  records: readonly Readonly<Record<string, unknown>>[];
  count: number;
  model?: string;
  /** The name of the role or department whose members they are. */
  group?: string | undefined;
}

/** The most records that the system log names in a line. */
export const mostNamed = 3;

/** Names the records that a call writes or deletes in its line of the system log. */
export function nameInLog(
  { request }: { request: FastifyRequest },
  records: NamedRecords['records'],
  more: Pick<NamedRecords, 'model'> = {},
): void {
  request.named = { ...more, records: records.slice(0, mostNamed), count: records.length };
}
