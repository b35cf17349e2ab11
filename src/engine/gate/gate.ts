import { isJsonObject, type JsonObject, type JsonValue } from '../../schema/json/index.ts';
import type { DrawnKind } from '../../schema/kinds/kinds.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { findings } from './findings.ts';
import { bodyShape } from './format-shape.ts';
import type { BodyOf, Gated } from './gated.ts';
import type { Place } from './shape.ts';

/** A body with only what the format and the vocabulary allow, and the problems of what was dropped. */
export interface GateResult<Kind extends DrawnKind = DrawnKind> {
  body: Gated<BodyOf<Kind>>;
  problems: Problem[];
}

const envelope = new Set(['$schema', 'kind', 'formatVersion', 'description']);

/**
 * The gate (docs/security.md, The gate): every document of a rendered kind passes it before anything renders or saves
 * it. Takes the parsed body, valid or not, and its document and pointer. Never throws.
 */
export function gate<Kind extends DrawnKind>(
  kind: Kind,
  body: JsonValue | undefined,
  vocabulary: Vocabulary,
  source: { document: string; pointer: string },
): GateResult<Kind> {
  const list = findings(source.document);
  const place: Place = { pointer: source.pointer, depth: 0, gate: { vocabulary, findings: list, nodes: 0 } };
  const shape = bodyShape(kind, source.pointer === '');
  const cleaned = shape(withoutEnvelope(body ?? {}, source.pointer), place);
  return { body: typed(isJsonObject(cleaned) ? cleaned : {}), problems: list.problems };
}

/**
 * Gives a checked body its type. Nothing is checked here: the shapes (`format-shape.ts`) and the types
 * (`generated/documents.ts`) are made from the same meta-schemas, so that the result of the shapes has the type.
 */
function typed<Kind extends DrawnKind>(cleaned: JsonObject): Gated<BodyOf<Kind>>;
function typed(cleaned: object): object {
  return cleaned;
}

/** A whole document also has an envelope, which floor 1 has already validated. */
function withoutEnvelope(body: JsonValue, pointer: string): JsonValue {
  if (!isJsonObject(body) || pointer !== '') return body;
  return Object.fromEntries(Object.entries(body).filter(([key]) => !envelope.has(key)));
}
