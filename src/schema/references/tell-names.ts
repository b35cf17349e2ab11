import { columnType } from '../column-types.ts';
import { splitDocumentKey } from '../documents/document.ts';
import { isExpression } from '../expressions/index.ts';
import type { Names } from '../format/index.ts';
import { isJsonObject, type JsonObject, readObject, readString } from '../json/index.ts';
import type { VisitContext } from './context.ts';
import { findInForm, type FormNames, formBehind, namesIn } from './form-names.ts';
import type { Mention, NamePlace } from './found.ts';
import { bodyOf, fieldsOf } from './lookups.ts';

/** What is named by a name alone. */
const simpleSorts = ['rule', 'builtInRule', 'permission', 'widget', 'cell', 'slot', 'condition'] as const;

/** Whether the place uses a name that is made elsewhere. */
function isUse(annotation: true | string | undefined): boolean {
  return annotation !== undefined && annotation !== 'declares' && annotation !== 'prefix';
}

/** Tells what a text names. `holder` is the object that it is a member of. */
export function tellNames(
  names: Names,
  text: string,
  place: NamePlace,
  holder: JsonObject,
  context: VisitContext,
): void {
  for (const [name, at] of names.list ? partsOf(text, place) : [[text, place] as const]) {
    const tell = (mention: Mention) => context.visitor.reference?.({ ...mention, ...at });
    for (const mention of mentionsOf(names, name, holder, context)) tell(mention);
  }
}

/** The names in a text with commas, each with its own place. */
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
  if (names.document) return [{ sort: 'document', id: name, kinds: names.document }];
  if (names.field) return fieldMentions(names.field, name, names.node === true, holder, context);
  if (names.node) return nodeMentions(formOf(names.node, holder, context), name, names, context);
  if (names.reportColumn) return reportMentions(name, context);
  for (const sort of ['state', 'transition', 'creation'] as const) {
    const variable = names[sort];
    const model = variable === undefined || variable === 'declares' ? undefined : variables[variable];
    if (model !== undefined) return [{ sort, model, name }];
  }
  if (names.columnType) return [{ sort: 'columnType', name }, ...pickerMentions(name, holder)];
  if (names.dictionary === true) return names.orTable && name.includes(',') ? [] : [{ sort: 'dictionary', name }];
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
  const standsAlone = ownTitles !== undefined && holder !== ownTitles && holder['title'] !== undefined;
  if (model === undefined || name === '...' || standsAlone) return [];
  return orNode && context.form?.nodes.has(name) ? [] : [{ sort: 'field', model, name }];
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
  if (!form || (layout && form.layouts.has(name))) return [];
  const found = findInForm(form, name, documents);
  if (found === 'own' || (free && !(found && Object.hasOwn(fieldsOf(documents, found.model), found.name)))) return [];
  if (found) return [{ sort: 'field', ...found }];
  return [{ sort: 'missing-node', name, known: namesIn(form, documents) }];
}

function argumentMention(name: string, of: string | undefined): Mention {
  return { sort: 'argument', name, ...(of !== undefined && !isExpression(of) && { of }) };
}

/** A column of a report is a field of its model, unless it is a measure. */
function reportMentions(name: string, { documents, variables }: VisitContext): Mention[] {
  const query = bodyOf(documents, variables.report, 'query');
  const model = readString(query['model']);
  return model === undefined || Object.hasOwn(readObject(query['measures']), name)
    ? []
    : [{ sort: 'field', model, name }];
}

/** Columns of people and of departments choose with a picker that they do not name. */
function pickerMentions(type: string, column: JsonObject): Mention[] {
  const picker = columnType(type).props?.['picker'];
  const props = column['props'];
  if (typeof picker !== 'string' || (isJsonObject(props) && props['picker'] !== undefined)) return [];
  return [{ sort: 'document', id: picker, kinds: ['picker'] }];
}
