import { say, translated } from '../../../locale/index.ts';
import { commonFieldTypes } from '../../common-fields.ts';
import { documentKey, type DocumentKey, type DocumentSet, type SourceDocument } from '../../documents/document.ts';
import { openPageAreas, openPageOf } from '../../documents/open-pages.ts';
import { forbiddenKeys } from '../../expressions/index.ts';
import { follow } from '../../format/index.ts';
import { fromPointer, isJsonObject, readObject, toPointer, type JsonObject } from '../../json/index.ts';
import { applyPatches, fromTree, toTree } from '../../tree/index.ts';
import { declarationOf, nodeAtKey, usesOf } from '../field-uses.ts';
import { bodyOf, fieldsOf } from '../lookups.ts';
import { isValue, nameOf, withName, type FieldUse, type Renamed, type RenamedNode } from '../renamed.ts';
import { formerNamePatches } from './former-names.ts';
import { patchesOf, placesOf, type DocumentRenaming, type Renaming } from './rename-field.ts';
import { valueRenamingOf } from './value-renaming.ts';

/**
 * Renames a field of a model, a node that only a form has, a state or an item of a dictionary in all documents that use
 * it. A renamed field or value records its former name, so that stored data can follow.
 * @param published the documents by which records are stored, if others are being edited.
 * @returns the renaming, or one sentence with the reason why it is impossible.
 */
export function renamingOf(
  documents: DocumentSet,
  renamed: Renamed,
  to: string,
  published: DocumentSet = documents,
): Renaming | { refused: string } {
  if (isValue(renamed)) return valueRenamingOf(documents, renamed, to, published);
  const group = sharing(documents, renamed);
  const refused = group.map((each) => refusedName(documents, each, to)).find((reason) => reason !== undefined);
  if (refused !== undefined) return { refused };
  const found = group.map((each) => usesOf(documents, each));
  const declared = group.flatMap((each) => (each.sort === 'field' ? [declarationOf(each.model, each.name)] : []));
  const all = [...declared, ...found.flatMap(({ uses }) => uses)];
  const unsure = found.flatMap((each) => each.unsure);
  if (to.includes('-') && all.some(({ isMember }) => isMember))
    return { refused: say('表达式里用到它，名字里不能有“-”，请换一个名字。') };
  if (all.some(({ taken, renamed: written }) => taken?.has(written(to))))
    return { refused: say('用到它的表达式里已经有“{to}”这个名字，请换一个名字。', { to }) };
  const former = new Map(
    group.flatMap((each) => (each.sort === 'field' ? [formerOf(documents, each, to, published)] : [])),
  );
  const changes = [...patchesOf(documents, all, to)].map(([document, patches]): DocumentRenaming => {
    const inDocument = all.filter((use) => use.document === document);
    return {
      document,
      patches: [...patches, ...(former.get(document) ?? [])],
      places: placesOf(documents, inDocument, to),
    };
  });
  if (changes.length === 0) return { refused: say('没有这个字段，可能已经改名或删除，请重新选择。') };
  const hidden = hiddenByModel(documents, renamed, to, changes);
  return hidden === undefined ? { renamed, to, changes, unsure: placesOf(documents, unsure, to) } : { refused: hidden };
}

function formerOf(
  documents: DocumentSet,
  renamed: Extract<Renamed, { sort: 'field' }>,
  to: string,
  published: DocumentSet,
): ReturnType<typeof formerNamePatches> {
  const isStored = Object.hasOwn(fieldsOf(published, renamed.model), renamed.name);
  return formerNamePatches(documents, renamed, to, isStored);
}

function refusedName(documents: DocumentSet, renamed: RenamedNode, to: string): string | undefined {
  const { pattern = '', 'x-expected': expected } = follow({ $ref: '#/definitions/common_fieldName' });
  if (renamed.sort === 'field' && !Object.hasOwn(fieldsOf(documents, renamed.model), renamed.name))
    return say('模型“{model}”没有名为“{name}”的字段。', { model: renamed.model, name: renamed.name });
  if (to === nameOf(renamed)) return say('新名字和原来的一样，请换一个。');
  if (!new RegExp(pattern, 'u').test(to))
    return say('“{to}”不能作名字，应是{expected}。', { to, expected: translated(expected ?? pattern) });
  if (forbiddenKeys.has(to)) return say('不能使用“{to}”这个名字，请换一个。', { to });
  if (Object.hasOwn(commonFieldTypes, to)) return say('“{to}”是每条记录都有的字段，请换一个名字。', { to });
  if (to.endsWith('_dictText')) return say('以 _dictText 结尾的名字留给选项的文字，请换一个名字。');
  if (isOpenPageArea(renamed))
    return say('登录前的页面按“{name}”这个名字找这一区，不能改名。', { name: nameOf(renamed) });
  const taken = takenAt(documents, renamed, to);
  if (!taken) return undefined;
  const { document, pointer } = taken;
  return say('“{to}”已经用在 {document} 的 {pointer}，请换一个名字。', { to, document, pointer });
}

/** The pages before sign-in find their areas by name. */
function isOpenPageArea(renamed: RenamedNode): boolean {
  if (renamed.sort === 'field' || renamed.form.pointer !== '' || !openPageOf(renamed.form.document)) return false;
  return openPageAreas.includes(renamed.path);
}

/**
 * Returns the field and the fields that share its name: a balance finds its groups and sums by equal names in its
 * ledger.
 */
function sharing(documents: DocumentSet, renamed: RenamedNode): RenamedNode[] {
  if (renamed.sort !== 'field') return [renamed];
  const balances = [...documents.keys()].flatMap((key) => {
    const document = documents.get(key);
    const { model, by, sum } = readObject(document?.body['balanceOf']);
    const isShared = [by, sum].some((names) => Array.isArray(names) && names.includes(renamed.name));
    return document?.kind === 'model' && typeof model === 'string' && isShared ? [[document.id, model]] : [];
  });
  const models = new Set([renamed.model]);
  for (const model of models)
    for (const pair of balances) if (pair.includes(model)) for (const each of pair) models.add(each);
  return [...models].map((model) => ({ ...renamed, model }));
}

/** Returns a place that would refer to the new name: a declaration, or a use of a name that does not exist yet. */
function takenAt(documents: DocumentSet, renamed: RenamedNode, to: string): FieldUse | undefined {
  const wanted = withName(renamed, to);
  if (wanted.sort === 'node') return firstOf(usesOf(documents, wanted).uses);
  const { model } = wanted;
  if (Object.hasOwn(fieldsOf(documents, model), to)) return declarationOf(model, to);
  const key = documentKey(model, 'model');
  const body = bodyOf(documents, model, 'model');
  const schema = readObject(body['schema']);
  const properties = { ...readObject(schema['properties']), [to]: {} };
  const declaring = withBodies(documents, new Map([[key, { ...body, schema: { ...schema, properties } }]]));
  return firstOf(usesOf(declaring, wanted).uses);
}

function firstOf(uses: readonly FieldUse[]): FieldUse | undefined {
  return uses.find(({ atKey }) => atKey) ?? uses[0];
}

/** Refuses to give a form's own node the name of a field of the model: it would become that field. */
function hiddenByModel(
  documents: DocumentSet,
  renamed: RenamedNode,
  to: string,
  changes: readonly DocumentRenaming[],
): string | undefined {
  if (renamed.sort === 'field' || renamed.isLayout) return undefined;
  const { document, pointer } = renamed.form;
  const after = withRenaming(documents, changes);
  const declared = changes
    .filter((change) => change.document === document)
    .flatMap(({ places }) => places.filter((place) => place.atKey && place.pointer.startsWith(pointer)));
  const isField = declared.some((place) => {
    const path = [...fromPointer(place.pointer).slice(0, -1), to];
    return nodeAtKey(after, document, toPointer(path))?.sort === 'field';
  });
  return isField ? say('表单的模型里已经有“{to}”这个字段，请换一个名字。', { to }) : undefined;
}

/** Returns the documents after a renaming. */
export function withRenaming(documents: DocumentSet, changes: readonly DocumentRenaming[]): DocumentSet {
  const bodies = changes.flatMap(({ document, patches }) => {
    const after = fromTree(applyPatches(toTree(documents.get(document)?.body ?? {}), patches).tree);
    return isJsonObject(after) ? [[document, after] as const] : [];
  });
  return withBodies(documents, new Map(bodies));
}

function withBodies(documents: DocumentSet, bodies: ReadonlyMap<DocumentKey, JsonObject>): DocumentSet {
  return {
    keys: () => documents.keys(),
    get(key): SourceDocument | undefined {
      const document = documents.get(key);
      const body = bodies.get(key);
      return document && body ? { ...document, body } : document;
    },
  };
}
