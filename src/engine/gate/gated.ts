import type { AnyDocument } from '../../../generated/documents.ts';
import type { DocumentKind } from '../../schema/documents/document.ts';
import type { JsonValue } from '../../schema/json/index.ts';

type Envelope = '$schema' | 'kind' | 'formatVersion' | 'description';

/** The body of a document of that kind: all but its envelope. */
export type BodyOf<Kind extends DocumentKind> = Omit<Extract<AnyDocument, { kind: Kind }>, Envelope>;

/**
 * A part of a document that has passed the gate. Every key may be absent, because the gate drops wrong values and
 * requires none; the names of a map are free anyway.
 */
export type Gated<Part> = [JsonValue] extends [Part] ? Part : GatedPart<Part>;

type GatedPart<Part> = Part extends readonly (infer Item)[]
  ? Gated<Item>[]
  : Part extends object
    ? GatedObject<Part>
    : Part;

type GatedObject<Part extends object> = string extends keyof Part
  ? { [Key in keyof Part]: Gated<Part[Key]> }
  : { [Key in keyof Part]?: Gated<Part[Key]> };
