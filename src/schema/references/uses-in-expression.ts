import { splitDocumentKey, type DocumentKey } from '../documents/document.ts';
import { freeNames, parameterUses, parseExpression, type FreeName } from '../expressions/index.ts';
import { isSamePlace } from './form-names.ts';
import type { FoundExpression } from './found.ts';
import { lineModelOf } from './lookups.ts';
import type { FieldUse, Renamed, RenamedNode } from './renamed.ts';
import type { Surroundings } from './surroundings.ts';

type TextUse = Pick<FieldUse, 'start' | 'end' | 'renamed' | 'isMember' | 'taken'> & { isUnsure?: boolean };

/** Suffix of the field that contains the display text of a field with options. */
const textSuffix = '_dictText';

/**
 * Returns the places where an expression of a document reads the renamed thing; `isUnsure` if the model of the record
 * is unknown or ambiguous.
 */
export function usesInExpression(
  found: FoundExpression,
  document: DocumentKey,
  renamed: RenamedNode,
  surroundings: Surroundings,
): TextUse[] {
  const uses = new Map<number, TextUse>();
  for (const read of readsOf(found.text)) {
    const names = read.path.filter((segment) => segment !== '[]' && segment !== '*');
    const places = segmentPlaces(found.text, read, names);
    const meant =
      renamed.sort === 'field'
        ? readsOfField(read, names, found, document, renamed, surroundings)
        : readsOfNode(read, names, found, renamed);
    for (const { index, suffix, isUnsure } of meant) {
      const start = places[index];
      if (start === undefined) continue;
      for (const use of usesAt(found, read, start, names[index] ?? '', suffix))
        uses.set(use.start, { ...use, ...(isUnsure && { isUnsure }) });
    }
  }
  return [...uses.values()];
}

function readsOf(text: string): FreeName[] {
  const parsed = parseExpression(text);
  return 'ast' in parsed ? freeNames(parsed.ast) : [];
}

interface Meant {
  index: number;
  suffix: string;
  isUnsure?: boolean;
}

/** Roots that contain records, of a known or unknown model. */
export const records = ['$record', '$values', '$line', '$parent', '$selection', '$loaded'];

function readsOfField(
  { name }: FreeName,
  names: readonly string[],
  found: FoundExpression,
  document: DocumentKey,
  { model, name: field }: Extract<Renamed, { sort: 'field' }>,
  surroundings: Surroundings,
): Meant[] {
  if (!records.includes(name)) return [];
  const roots = rootModels(name, found, document, surroundings);
  const isOpen = roots.length === 0 && !(found.form && found.place === 'form' && name !== '$parent');
  const along = roots.map((root) => modelsAlong(root, names, surroundings));
  return names.flatMap((segment, index): Meant[] => {
    const suffix = suffixOf(segment, field);
    if (suffix === undefined) return [];
    const owners = along.map((models) => models[index]);
    if (owners.some((owner) => owner === model)) return [{ index, suffix, isUnsure: owners.length > 1 }];
    return isOpen ? [{ index, suffix, isUnsure: true }] : [];
  });
}

/** Returns the possible models of the record; none if they are unknown. */
export function rootModels(
  name: string,
  { model, lineModel, place }: FoundExpression,
  document: DocumentKey,
  { ownersOf, callersOf }: Surroundings,
): string[] {
  const known = (id: string | undefined) => (id === undefined ? [] : [id]);
  if (name === '$line') return known(lineModel ?? model);
  const { id = '', kind } = splitDocumentKey(document) ?? {};
  if (name === '$parent') return kind === 'model' ? ownersOf(id) : [];
  if (name === '$loaded') return [];
  return model === undefined && name === '$record' && place === 'call' ? callersOf(document) : known(model);
}

/** Returns for each segment the model of the record that it is a member of. */
export function modelsAlong(
  root: string,
  names: readonly string[],
  { documents }: Surroundings,
): (string | undefined)[] {
  let around: string | undefined = root;
  return names.map((name) => {
    const model = around;
    around = lineModelOf(documents, model, name);
    return model;
  });
}

function readsOfNode(
  { name }: FreeName,
  names: readonly string[],
  { form, place }: FoundExpression,
  renamed: Extract<Renamed, { sort: 'node' }>,
): Meant[] {
  if (!form || renamed.isLayout || !isSamePlace(form.place, renamed.form)) return [];
  const rows = name === '$line' ? form.rows?.split('.') : name === '$values' || isOfForm(name, place) ? [] : undefined;
  if (!rows) return [];
  const whole = [...rows, ...names];
  const wanted = renamed.path.split('.');
  const last = wanted.length - 1;
  if (last < rows.length || wanted.slice(0, last).some((segment, index) => whole[index] !== segment)) return [];
  const suffix = suffixOf(whole[last], wanted[last] ?? '');
  return suffix === undefined ? [] : [{ index: last - rows.length, suffix }];
}

function isOfForm(name: string, place: FoundExpression['place']): boolean {
  return name === '$record' && place === 'form';
}

function suffixOf(segment: string | undefined, name: string): string | undefined {
  if (segment === name) return '';
  return segment === name + textSuffix ? textSuffix : undefined;
}

function usesAt(found: FoundExpression, read: FreeName, start: number, name: string, suffix: string): TextUse[] {
  const renamed = (to: string) => to + suffix;
  const at = (place: { start: number; end: number }) => ({
    start: found.start + place.start,
    end: found.start + place.end,
    renamed,
  });
  const whole = { start, end: start + name.length };
  const isParameter = read.position === start && read.end === whole.end;
  if (!isParameter) {
    const isMember = found.text.slice(0, start).trimEnd().endsWith('.');
    return [{ ...at(whole), ...(isMember && { isMember }) }];
  }
  const parsed = parseExpression(found.text);
  const inside = 'ast' in parsed ? parameterUses(parsed.ast, start) : undefined;
  const taken = new Set([...(inside?.names ?? [])].filter((each) => each !== name));
  const reads = (inside?.reads ?? []).map((place): TextUse => ({
    ...at(place),
    isMember: true,
    ...(place.isShorthand && { renamed: (to: string) => `${name}: ${to}${suffix}` }),
  }));
  return [{ ...at(whole), isMember: true, taken }, ...reads];
}

/** Matches a name, or a key in quotes, which may contain hyphens. */
const word = /(?<=['"])[\w$\u4e00-\u9fff-]+(?=['"])|[\w$\u4e00-\u9fff]+/g;

function segmentPlaces(text: string, read: FreeName, names: readonly string[]): (number | undefined)[] {
  const words = [...text.slice(read.position, read.end).matchAll(word)];
  const places: (number | undefined)[] = names.map(() => undefined);
  let last = words.length;
  for (let index = names.length - 1; index >= 0; index -= 1) {
    const at = words.findLastIndex(([found], place) => place < last && found === names[index]);
    if (at < 0) break;
    places[index] = read.position + (words[at]?.index ?? 0);
    last = at;
  }
  return places;
}
