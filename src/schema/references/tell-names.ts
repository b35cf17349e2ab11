import { columnType } from '../column-types/column-types.ts';
import { splitDocumentKey } from '../documents/document.ts';
import { isExpression } from '../expressions/index.ts';
import type { Names } from '../format/index.ts';
import { isJsonObject, readObject, readString, toPointer, type JsonObject, type JsonValue } from '../json/index.ts';
import type { VisitContext } from './context.ts';
import { below, findInForm, formBehind, namesIn, type FormNames } from './form-names.ts';
import type { Mention, NamePlace } from './found.ts';
import { bodyOf, fieldsOf, lineModelOf } from './lookups.ts';

const simpleSorts = ['rule', 'builtInRule', 'permission', 'widget', 'cell', 'slot', 'condition'] as const;

function isUse(annotation: true | string | undefined): boolean {
  return annotation !== undefined && annotation !== 'declares' && annotation !== 'prefix';
}

/** Reports the things that a text names. `holder` is the object that contains the text. */
export function tellNames(
  names: Names,
  text: string,
  place: NamePlace,
  holder: JsonObject,
  context: VisitContext,
): void {
  for (const [name, at] of names.list ? partsOf(text, place) : [[text, place] as const]) {
    const tell = (mention: Mention, where: NamePlace) => context.visitor.reference?.({ ...mention, ...where });
    const [last = [name, at], ...above] = names.node ? segmentsOf(name, at).toReversed() : [];
    // Existing parts of a path are reported at their own places; an unknown name is reported for the whole path.
    for (const [path, where] of above.toReversed())
      for (const mention of mentionsOf(names, path, holder, context))
        if (isThere(mention, context)) tell(mention, where);
    for (const mention of mentionsOf(names, name, holder, context)) tell(mention, last[1]);
  }
}

function segmentsOf(path: string, place: NamePlace): [string, NamePlace][] {
  let start = place.start;
  const segments = path.split('.');
  return segments.flatMap((segment, index): [string, NamePlace][] => {
    const own = { ...place, start, end: start + segment.length };
    start += segment.length + 1;
    return segment === '*' || /^\d+$/.test(segment) ? [] : [[segments.slice(0, index + 1).join('.'), own]];
  });
}

function isThere(mention: Mention, { documents }: VisitContext): boolean {
  return mention.sort === 'field'
    ? Object.hasOwn(fieldsOf(documents, mention.model), mention.name)
    : mention.sort === 'node';
}

/** Reports the fields that the rows of a value set. `path` is the data path of the rows. */
export function tellRows(
  names: Names,
  path: string,
  rows: readonly JsonValue[],
  pointer: string,
  holder: JsonObject,
  context: VisitContext,
): void {
  rows.forEach((row, index) => {
    if (!isJsonObject(row)) return;
    const at = pointer + toPointer([index]);
    for (const [name, value] of Object.entries(row)) {
      const place = { pointer: at + toPointer([name]), atKey: true, start: 0, end: name.length };
      const mentions = rowMentions(names, below(path, name), holder, context);
      for (const mention of mentions)
        if (isThere(mention, context)) context.visitor.reference?.({ ...mention, ...place });
      if (Array.isArray(value)) tellRows(names, below(path, name), value, place.pointer, holder, context);
    }
  });
}

function rowMentions(names: Names, path: string, holder: JsonObject, context: VisitContext): Mention[] {
  if (names.node) return mentionsOf(names, path, holder, context);
  const { documents, variables } = context;
  const segments = path.split('.');
  const outer = names.field && variables[names.field];
  const model = segments.slice(0, -1).reduce((around, lines) => around && lineModelOf(documents, around, lines), outer);
  return model === undefined ? [] : [{ sort: 'field', model, name: segments.at(-1) ?? '' }];
}

/** Reports a node that a form declares itself. If the model has a field with its name, that field is reported. */
export function tellOwnNode(key: string, member: JsonObject, place: NamePlace, context: VisitContext): void {
  const { form, dataPath } = context;
  const isLayout = member['type'] === 'void';
  const tell = (mention: Mention) => context.visitor.reference?.({ ...mention, ...place });
  const { model } = form ?? {};
  if (!isLayout && dataPath === '' && model !== undefined && Object.hasOwn(fieldsOf(context.documents, model), key))
    return tell({ sort: 'field', model, name: key });
  for (const mention of ownMentions(form, isLayout ? key : below(dataPath, key), isLayout)) tell(mention);
}

function ownMentions(form: FormNames | undefined, path: string, isLayout: boolean): Mention[] {
  if (!form?.place) return [];
  const where = { sort: 'node' as const, form: form.place };
  return [isLayout ? { ...where, path, isLayout } : { ...where, path: below(form.rows, path) }];
}

function partsOf(text: string, place: NamePlace): [string, NamePlace][] {
  let start = place.start;
  return text.split(',').map((part): [string, NamePlace] => {
    const own = start + part.length - part.trimStart().length;
    start += part.length + 1;
    return [part.trim(), { ...place, start: own, end: own + part.trim().length }];
  });
}

function mentionsOf(names: Names, name: string, holder: JsonObject, context: VisitContext): Mention[] {
  const { variables } = context;
  if (names.declares) return [];
  if (names.document === 'key') {
    const key = splitDocumentKey(name);
    return key ? [{ sort: 'document', id: key.id, kinds: [key.kind] }] : [];
  }
  if (names.document) {
    const around = context.record ?? variables.model;
    return [{ sort: 'document', id: name, kinds: names.document, ...(around !== undefined && { around }) }];
  }
  if (names.field) return fieldMentions(names.field, name, names.node === true, holder, context);
  if (names.node) return nodeMentions(formOf(names.node, holder, context), name, names, context);
  if (names.reportColumn) return reportMentions(name, context);
  for (const sort of ['state', 'transition', 'creation'] as const) {
    const variable = names[sort];
    const model = variable === undefined || variable === 'declares' ? undefined : variables[variable];
    if (model !== undefined) return [{ sort, model, name }];
  }
  if (names.columnType) return [{ sort: 'columnType', name }, ...pickerMentions(name, holder)];
  if (names.dictionary === true) {
    const [first = ''] = name.split(',');
    return names.orTable && first !== name ? [{ sort: 'table', name: first }] : [{ sort: 'dictionary', name }];
  }
  if (names.argument !== undefined) return [argumentMention(name, readString(holder[names.argument]))];
  if (names.icon) return [{ sort: 'icon', name, of: names.icon }];
  if (names.path) return [{ sort: 'path', name, of: names.path }];
  return simpleSorts.filter((sort) => isUse(names[sort])).map((sort) => ({ sort, name }));
}

function fieldMentions(
  variable: NonNullable<Names['field']>,
  name: string,
  orNode: boolean,
  holder: JsonObject,
  context: VisitContext,
): Mention[] {
  const model = context.variables[variable];
  const { ownTitles } = context;
  if (model === undefined || name === '...') return [];
  const isKnown = Object.hasOwn(fieldsOf(context.documents, model), name);
  const standsAlone = ownTitles !== undefined && holder !== ownTitles && holder['title'] !== undefined;
  if (standsAlone && !isKnown) return [];
  if (orNode && !isKnown && context.form?.nodes.has(name)) return ownMentions(context.form, name, false);
  return [{ sort: 'field', model, name }];
}

function formOf(node: true | string, holder: JsonObject, context: VisitContext): FormNames | undefined {
  return node === true ? context.form : formBehind(context.documents, holder[node], undefined);
}

function nodeMentions(
  form: FormNames | undefined,
  name: string,
  { layout, free }: Names,
  { documents }: VisitContext,
): Mention[] {
  if (!form) return [];
  if (layout && form.layouts.has(name)) return ownMentions(form, name, true);
  const found = findInForm(form, name, documents);
  if (found && 'node' in found) return ownMentions(form, found.node, false);
  if (free && !(found && Object.hasOwn(fieldsOf(documents, found.model), found.name))) return [];
  if (found) return [{ sort: 'field', ...found }];
  return [{ sort: 'missing-node', name, known: namesIn(form, documents) }];
}

function argumentMention(name: string, of: string | undefined): Mention {
  return { sort: 'argument', name, ...(of !== undefined && !isExpression(of) && { of }) };
}

/** A column of a report is a field of its model, unless it is a measure. */
function reportMentions(name: string, { documents, variables, id }: VisitContext): Mention[] {
  const query = bodyOf(documents, variables.report, 'query');
  // A query that names its own columns may not be in the set yet.
  const model = readString(query['model']) ?? (variables.report === id ? variables.model : undefined);
  return model === undefined || Object.hasOwn(readObject(query['measures']), name)
    ? []
    : [{ sort: 'field', model, name }];
}

/** Columns of users and departments use a picker that the document does not name. */
function pickerMentions(type: string, column: JsonObject): Mention[] {
  const picker = columnType(type).props?.['picker'];
  const props = column['props'];
  if (typeof picker !== 'string' || (isJsonObject(props) && props['picker'] !== undefined)) return [];
  return [{ sort: 'document', id: picker, kinds: ['picker'] }];
}
