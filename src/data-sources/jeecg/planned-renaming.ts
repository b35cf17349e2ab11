import { say } from '../../locale/index.ts';
import {
  PortError,
  type PlannedRenaming,
  type RenamedDocument,
  type RenamingPlace,
} from '../../runtime/ports/index.ts';
import { splitDocumentKey } from '../../schema/documents/document.ts';
import { isRecord } from '../../schema/json/index.ts';

/**
 * Parses the answer of `POST /sys/document/renaming`.
 * @throws PortError if it is invalid.
 */
export function readRenaming(result: unknown): PlannedRenaming {
  if (!isRecord(result) || !Array.isArray(result.documents))
    throw new PortError('server', say('改名的结果无法识别，请重试'));
  const { field, documents, unsure } = result;
  return {
    field: isRecord(field) ? { model: textOf(field.model), name: textOf(field.name) } : undefined,
    documents: documents.filter(isRecord).flatMap(readDocument),
    unsure: recordsOf(unsure).map(({ document, pointer, before }) => ({
      document: textOf(document),
      pointer: textOf(pointer),
      before: textOf(before),
    })),
  };
}

function readDocument(sent: Record<string, unknown>): RenamedDocument[] {
  const parts = splitDocumentKey(textOf(sent.key));
  if (!parts) return [];
  const { title, text, draft, revision } = sent;
  const isEdited = sent.isEditable === true && typeof text === 'string';
  return [
    {
      key: `${parts.id}.${parts.kind}`,
      title: textOf(title),
      places: recordsOf(sent.places).map(readPlace),
      edited: isEdited
        ? { text, before: textOf(sent.before), revision: textOf(revision), draft: readDraft(draft) }
        : undefined,
      isPublishable: sent.isPublishable === true,
    },
  ];
}

function readDraft(draft: unknown) {
  return isRecord(draft) && typeof draft.text === 'string'
    ? { text: draft.text, revision: textOf(draft.revision) }
    : undefined;
}

function readPlace({ pointer, atKey, before, after }: Record<string, unknown>): RenamingPlace {
  const words = typeof before === 'string' && typeof after === 'string' ? { before, after } : {};
  return { pointer: textOf(pointer), atKey: atKey === true, ...words };
}

function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
