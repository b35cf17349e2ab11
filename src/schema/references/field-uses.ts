import type { DocumentKey, DocumentSet } from '../documents/document.ts';
import { type FreeName, freeNames, parseExpression } from '../expressions/index.ts';
import type { FoundExpression, NamePlace } from './found.ts';
import { lineModelOf } from './lookups.ts';
import { visitDocument } from './visit-document.ts';

/** A place where a document uses a field of a model, and what stands there when the field has another name. */
export interface FieldUse extends NamePlace {
  document: DocumentKey;
  renamed(name: string): string;
}

/** Every place where documents use that field: by name, in comma lists, as keys, and inside expressions. */
export function fieldUses(documents: DocumentSet, model: string, field: string): FieldUse[] {
  const uses: FieldUse[] = [];
  for (const key of documents.keys()) {
    const document = documents.get(key);
    if (!document) continue;
    visitDocument(document, documents, {
      reference(found) {
        if (found.sort !== 'field' || found.model !== model || found.name !== field) return;
        const { pointer, atKey, start, end } = found;
        uses.push({ document: key, pointer, atKey, start, end, renamed: (name) => name });
      },
      expression(found) {
        const at = { document: key, pointer: found.pointer, atKey: false };
        for (const use of usesInExpression(found, documents, model, field)) uses.push({ ...at, ...use });
      },
    });
  }
  return uses;
}

type TextUse = Pick<FieldUse, 'start' | 'end' | 'renamed'>;

function usesInExpression(found: FoundExpression, documents: DocumentSet, model: string, field: string): TextUse[] {
  const uses = new Map<number, TextUse>();
  for (const read of readsOf(found.text)) {
    for (const use of usesInRead(read, found, documents, model, field)) uses.set(use.start, use);
  }
  return [...uses.values()];
}

/** What an expression reads; nothing of one that cannot be parsed, which the check tells. */
function readsOf(text: string): FreeName[] {
  const parsed = parseExpression(text);
  return 'ast' in parsed ? freeNames(parsed.ast) : [];
}

function usesInRead(
  read: FreeName,
  found: FoundExpression,
  documents: DocumentSet,
  model: string,
  field: string,
): TextUse[] {
  const names = read.path.filter((segment) => segment !== '[]' && segment !== '*');
  const places = segmentPlaces(found.text, read, names);
  const uses: TextUse[] = [];
  let around = rootModel(read.name, found);
  names.forEach((name, index) => {
    const start = places[index];
    const suffix = name === `${field}${textSuffix}` ? textSuffix : '';
    if (around === model && start !== undefined && name === field + suffix) {
      const at = found.start + start;
      const isShorthand = read.position === start && read.end === start + name.length;
      const renamed = (to: string) => (isShorthand ? `${to}${suffix}: ${name}` : to + suffix);
      uses.push({ start: at, end: at + name.length, renamed });
    }
    around = lineModelOf(documents, around, name);
  });
  return uses;
}

/** Beside a field with options stands its text. */
const textSuffix = '_dictText';

function rootModel(name: string, { model, lineModel }: FoundExpression): string | undefined {
  if (name === '$line') return lineModel ?? model;
  return ['$record', '$values', '$selection'].includes(name) ? model : undefined;
}

/** Where the names of a read stand in the text; undefined for those that stand elsewhere, before a callback. */
function segmentPlaces(text: string, read: FreeName, names: readonly string[]): (number | undefined)[] {
  const words = [...text.slice(read.position, read.end).matchAll(/[\w$\u4e00-\u9fff-]+/g)];
  const places: (number | undefined)[] = names.map(() => undefined);
  let last = words.length;
  for (let index = names.length - 1; index >= 0; index -= 1) {
    const at = words.findLastIndex(([word], place) => place < last && word === names[index]);
    if (at < 0) break;
    places[index] = read.position + (words[at]?.index ?? 0);
    last = at;
  }
  return places;
}
