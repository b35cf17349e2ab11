import { isJsonObject, type JsonObject, type JsonValue } from '../../schema/json/index.ts';
import type { DrawnKind } from '../../schema/kinds/index.ts';
import type { Problem } from '../../schema/problem.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { findings } from './findings.ts';
import { bodyShape } from './format-shape.ts';
import type { Place } from './shape.ts';

/** A body that holds nothing but what the format and the vocabulary allow, and what was left out of it and why. */
export interface Gated {
  body: JsonObject;
  problems: Problem[];
}

const envelope = new Set(['$schema', 'kind', 'formatVersion', 'description']);

/**
 * The gate (docs/security.md, The gate): every document of a kind that is drawn passes it before anything
 * draws or saves it.
 * Takes the body as it was read, valid or not, and the document and pointer it stands at. Never throws.
 */
export function gate(
  kind: DrawnKind,
  body: JsonValue | undefined,
  vocabulary: Vocabulary,
  source: { document: string; pointer: string },
): Gated {
  const list = findings(source.document);
  const place: Place = { pointer: source.pointer, depth: 0, gate: { vocabulary, findings: list, nodes: 0 } };
  const shape = bodyShape(kind, source.pointer === '');
  const cleaned = shape(withoutEnvelope(body ?? {}, source.pointer), place);
  return { body: isJsonObject(cleaned) ? cleaned : {}, problems: list.problems };
}

/** A whole document also has an envelope, which floor 1 has read. */
function withoutEnvelope(body: JsonValue, pointer: string): JsonValue {
  if (!isJsonObject(body) || pointer !== '') return body;
  return Object.fromEntries(Object.entries(body).filter(([key]) => !envelope.has(key)));
}
