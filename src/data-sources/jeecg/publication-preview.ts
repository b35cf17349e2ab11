import { say } from '../../locale/index.ts';
import { PortError, type PublicationEffect, type PublicationPreview } from '../../runtime/ports/index.ts';
import { splitDocumentKey } from '../../schema/documents/document.ts';
import { isRecord } from '../../schema/json/index.ts';

/**
 * Parses the answer of `POST /sys/document/effects`.
 * @throws PortError if it is invalid.
 */
export function readPreview(result: unknown): PublicationPreview {
  if (!isRecord(result)) throw new PortError('server', say('发布的影响无法识别，请重试'));
  const { effects, gained, mayAllow } = result;
  return {
    effects: recordsOf(effects).flatMap(readEffect),
    gained: (Array.isArray(gained) ? gained : []).filter((each) => typeof each === 'string'),
    mayAllow: mayAllow === true,
  };
}

function readEffect(sent: Record<string, unknown>): PublicationEffect[] {
  const { id, document, rows, samples, message, choices, needsChoice, refusal } = sent;
  if (typeof id !== 'string' || typeof message !== 'string') return [];
  const parts = typeof document === 'string' ? splitDocumentKey(document) : undefined;
  return [
    {
      id,
      message,
      document: parts && `${parts.id}.${parts.kind}`,
      rows: typeof rows === 'number' ? rows : 0,
      samples: recordsOf(samples).map(({ record, before, after }) => ({
        record: textOf(record),
        before: textOf(before),
        after: textOf(after),
      })),
      choices: recordsOf(choices).map(({ value, title }) => ({ value: textOf(value), title: textOf(title) })),
      needsChoice: needsChoice === true,
      refusal: typeof refusal === 'string' ? refusal : undefined,
    },
  ];
}

function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
