import { say } from '../../../locale/index.ts';
import { documentKey, type DocumentKey, type DocumentSet } from '../../documents/document.ts';
import { readItems, readObject, type JsonValue } from '../../json/index.ts';
import type { Patch } from '../../tree/index.ts';
import type { RenamedValue } from '../renamed.ts';
import { dictionaryOfCode, isKnownValue, itemBehind, statesIn, statesOf, valueUses } from '../values/index.ts';
import { patchMember } from './patch-member.ts';
import { patchesOf, placesOf, type Renaming } from './rename-field.ts';

/**
 * Renames a state or a dictionary item in all documents that name it. The new value records its former one, so that
 * records, views and data rules can follow.
 * @param published the documents by which records are stored, if others are being edited.
 * @returns the renaming, or one sentence with the reason why it is impossible.
 */
export function valueRenamingOf(
  documents: DocumentSet,
  wanted: RenamedValue,
  to: string,
  published: DocumentSet,
): Renaming | { refused: string } {
  const renamed = itemBehind(documents, wanted);
  const refused = refusedValue(documents, renamed, to);
  if (refused !== undefined) return { refused };
  const { uses, unsure } = valueUses(documents, renamed);
  const [holder, former] = formerValuePatches(documents, renamed, to, isKnownValue(published, renamed));
  const changes = [...patchesOf(documents, uses, to)].map(([document, patches]) => ({
    document,
    patches: document === holder ? [...patches, ...former] : patches,
    places: placesOf(
      documents,
      uses.filter((use) => use.document === document),
      to,
    ),
  }));
  return { renamed, to, changes, unsure: placesOf(documents, unsure, to) };
}

function refusedValue(documents: DocumentSet, renamed: RenamedValue, to: string): string | undefined {
  const { name } = renamed;
  const where = renamed.sort === 'item' ? renamed.dictionary : renamed.model;
  if (!isKnownValue(documents, renamed)) return say('“{where}”里没有“{name}”这个值。', { where, name });
  if (to === name) return say('新的值和原来的一样，请换一个。');
  if (to.trim() === '' || to !== to.trim() || to.includes(',') || to.length > 100)
    return say('“{to}”不能作为值：不能为空，不能有逗号，两头不能有空格，最多 100 个字。', { to });
  return isKnownValue(documents, { ...renamed, name: to })
    ? say('“{where}”里已经有“{to}”这个值，请换一个。', { where, to })
    : undefined;
}

/**
 * Creates the patches that record the former value. A former value that is in use again is removed from the lists of
 * other values.
 */
function formerValuePatches(
  documents: DocumentSet,
  renamed: RenamedValue,
  to: string,
  isStored: boolean,
): [DocumentKey | undefined, Patch[]] {
  const known = (name: string, written: JsonValue | undefined): string[] => {
    const former = Array.isArray(written) ? written.filter((each) => typeof each === 'string') : [];
    const all = name === renamed.name && isStored ? [renamed.name, ...former] : former;
    return [...new Set(all)].filter((each) => each !== to);
  };
  if (renamed.sort === 'item') {
    const dictionary = dictionaryOfCode(documents, renamed.dictionary);
    const patches = readItems(dictionary?.body['items']).flatMap((item, index) =>
      patchMember(
        ['items', index, 'renamedFrom'],
        item['renamedFrom'],
        known(String(item['value']), item['renamedFrom']),
        {
          holder: item,
        },
      ),
    );
    return [dictionary?.key, patches];
  }
  const states = statesIn(documents, renamed.model);
  const written = readObject(states['renamedFrom']);
  const former = Object.fromEntries(
    [...statesOf(documents, renamed.model)].flatMap((state): [string, string[]][] => {
      const names = known(state, Object.hasOwn(written, state) ? written[state] : undefined);
      return names.length > 0 ? [[state === renamed.name ? to : state, names]] : [];
    }),
  );
  const isEmpty = Object.keys(former).length === 0;
  return [
    documentKey(renamed.model, 'model'),
    patchMember(['states', 'renamedFrom'], states['renamedFrom'], isEmpty ? [] : former, { holder: states }),
  ];
}
