import { type JsonValue, parseJson, toPointer, isEqual } from '../json/index.ts';
import { applyPatches, type Patch, toTree } from '../tree/index.ts';
import { isCanonical, printDocument } from './print-document.ts';

/**
 * A document's text after patches that set texts and rename keys, with the fewest lines changed: a canonical text stays
 * canonical, in any other only what is named is written anew.
 * @param body the document as it was read of the text; where that is another (an older format), the whole is printed.
 */
export function changedText(text: string, body: JsonValue, patches: readonly Patch[]): string {
  const { value, positions } = parseJson(text);
  const edits = patches.map((patch) => {
    if (patch.op === 'set' && patch.path.length > 0)
      return { at: positions.positionOf(toPointer(patch.path)), written: JSON.stringify(patch.value) };
    const isRename = patch.op === 'move' && patch.key !== undefined && isEqual(patch.from.slice(0, -1), patch.to);
    return isRename
      ? { at: positions.positionOf(toPointer(patch.from), 'key'), written: JSON.stringify(patch.key) }
      : undefined;
  });
  const places = edits.flatMap((edit) => (edit?.at ? [{ ...edit.at, written: edit.written }] : []));
  if (isCanonical(text) || !isEqual(value, body) || places.length < patches.length)
    return printDocument(applyPatches(toTree(body), patches).tree);
  return places
    .toSorted((one, other) => other.offset - one.offset)
    .reduce((rest, { offset, end, written }) => rest.slice(0, offset) + written + rest.slice(end), text);
}
