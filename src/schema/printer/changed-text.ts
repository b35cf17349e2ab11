import { isEqual, parseJson, toPointer, type JsonValue, type Path } from '../json/index.ts';
import { applyPatches, fromTree, toTree, type MovePatch, type Patch } from '../tree/index.ts';
import { isCanonical, printDocument } from './print-document.ts';

/**
 * Returns a document's text after patches that set texts and rename keys, with as few changed lines as possible: a
 * canonical text stays canonical; in any other text only the patched places are rewritten.
 * @param body the document as parsed from the text; if the text parses to another value (an older format), the whole
 * document is printed.
 */
export function changedText(text: string, body: JsonValue, patches: readonly Patch[]): string {
  const { tree } = applyPatches(toTree(body), patches);
  const written = isCanonical(text) ? undefined : inItsLayout(text, body, patches);
  const isWhole = written !== undefined && isEqual(parseJson(written).value, fromTree(tree));
  return isWhole ? written : printDocument(tree);
}

function inItsLayout(text: string, body: JsonValue, patches: readonly Patch[]): string | undefined {
  const { value, positions } = parseJson(text);
  if (!isEqual(value, body)) return undefined;
  const renames = patches.filter(isRename);
  const places = patches.flatMap((patch, index) => {
    const before = renames.filter((rename) => patches.indexOf(rename) < index);
    const inText = (path: Path) => toPointer(before.reduceRight(formerPath, path));
    if (patch.op === 'set' && patch.path.length > 0)
      return { at: positions.positionOf(inText(patch.path)), written: JSON.stringify(patch.value) };
    return isRename(patch)
      ? { at: positions.positionOf(inText(patch.from), 'key'), written: JSON.stringify(patch.key) }
      : [];
  });
  const edits = places.flatMap(({ at, written }) => (at ? [{ ...at, written }] : []));
  if (edits.length < patches.length) return undefined;
  return edits
    .toSorted((one, other) => other.offset - one.offset)
    .reduce((rest, { offset, end, written }) => rest.slice(0, offset) + written + rest.slice(end), text);
}

function isRename(patch: Patch): patch is MovePatch & { key: string } {
  return patch.op === 'move' && patch.key !== undefined && isEqual(patch.from.slice(0, -1), patch.to);
}

function formerPath(path: Path, { from, to, key }: MovePatch & { key: string }): Path {
  return isEqual(path.slice(0, from.length), [...to, key]) ? [...from, ...path.slice(from.length)] : path;
}
