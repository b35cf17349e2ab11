import type { AnnotatedNode, PartSort } from '../format/index.ts';
import type { JsonArray, JsonObject, JsonValue, Path } from '../json/index.ts';

/** A member of a map or list of the format that holds parts (`x-holds`). */
export interface Part {
  path: Path;
  /** The path of the map or list. */
  container: Path;
  /** The path of the part around it; the document's, `[]`, if there is none. */
  holder: Path;
  sort: PartSort;
  /** Its key in a map, or its index in a list. */
  key: string | number;
  value: JsonValue;
  /** The schema of the member. */
  schema: AnnotatedNode;
}

/** A map or list in a document that holds parts. */
export interface PartContainer {
  path: Path;
  holder: Path;
  sort: PartSort;
  /** The schema of its members; two containers with the same one can exchange their parts. */
  schema: AnnotatedNode;
  value: JsonArray | JsonObject;
}

/** The parts of a document in its order, each before those inside it, and the maps and lists that hold them. */
export interface DocumentParts {
  parts: readonly Part[];
  containers: readonly PartContainer[];
}
