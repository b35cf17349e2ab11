import { say } from '../../../locale/index.ts';
import { type DocumentSet } from '../../documents/document.ts';
import { readObject, readString } from '../../json/index.ts';
import { foundOnce } from '../../memory/found-once.ts';
import { ask } from '../../memory/recall.ts';
import type { Explanation } from '../../parse/index.ts';
import { atField, type CheckedModel } from './checked-model.ts';

/** Finds lines with a page on which their owner cannot be chosen. */
export function linePageMistakes({ id, body, fields }: CheckedModel, documents: DocumentSet): Explanation[] {
  if (body['page'] !== true || body['balanceOf'] !== undefined) return [];
  const held = ask(documents, (all) => ownersIn(all).get(id));
  if (held === undefined || fields[held] === undefined || fields[held]['x-ref'] !== undefined) return [];
  const message = say('明细自成一页时，“{name}”要有 x-ref，新增时才能选所属的记录。', { name: held });
  return [{ code: 'missing-reference', pointer: atField(held), message, expected: 'x-ref' }];
}

const ownersIn = foundOnce((documents): ReadonlyMap<string, string> => {
  const owners = new Map<string, string>();
  for (const key of documents.keys()) {
    if (!key.endsWith('.model')) continue;
    for (const field of Object.values(readObject(readObject(documents.get(key)?.body['schema'])['properties']))) {
      const { model, parent } = readObject(readObject(field)['x-child']);
      const [line, name] = [readString(model), readString(parent)];
      if (line !== undefined && name !== undefined) owners.set(line, name);
    }
  }
  return owners;
});
