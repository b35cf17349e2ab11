import { notFound, Refusal } from '../../http/index.ts';
import { RecordRefusal } from '../call/index.ts';

/** Throws a refusal of the record engine as an HTTP response, and any other error unchanged. */
export function refuse(error: unknown): never {
  if (!(error instanceof RecordRefusal)) throw error;
  if (error.kind === 'forbidden') throw new Refusal(error.message, { status: 403, code: 510 });
  if (error.kind === 'not-found') throw notFound();
  const { message, problems, current, links } = error;
  if (error.kind === 'conflict' && current) {
    const { updateBy, updateTime } = current;
    throw new Refusal(message, { code: 409, result: { current, updateBy, updateTime } });
  }
  const result = { ...(problems.length > 0 && { problems }), ...(links.length > 0 && { links }) };
  throw new Refusal(message, { result: Object.keys(result).length > 0 ? result : null });
}
