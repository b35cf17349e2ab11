import type { ListSearch, ListSearchItem } from '../../../generated/documents.ts';
import { say, text, textTable } from '../../locale/index.ts';
import { stampFields } from '../../schema/common-fields.ts';
import { readAt, type JsonValue } from '../../schema/json/index.ts';
import { nearestOf } from '../../schema/problems/nearest-name.ts';
import type { Findings, Gated } from '../gate/index.ts';
import {
  commonFields,
  findField,
  holdsSeveral,
  isChosen,
  switchOptions,
  type FieldOption,
  type ResolvedField,
  type ResolvedModel,
} from '../model/index.ts';
import {
  defaultComponent,
  dynamicProps,
  holdsExpression,
  mergeProps,
  unknownWidget,
  type ComponentChoice,
  type ResolveContext,
} from '../resolve/index.ts';
import { compact, localText, own, splitList } from '../values/index.ts';
import { declarationOf, widgetValueOf, type WidgetDeclaration } from '../widgets/index.ts';
import type { ResolvedQueryField, ResolvedSearchField, SearchMode } from './resolved-list.ts';

interface SearchSource {
  context: ResolveContext;
  findings: Findings;
  document: string;
  pointer: string;
  model: ResolvedModel;
}

type SearchItem = Gated<ListSearchItem>;

/** Resolves the fields of the search form from a gated list of names and objects; without one, the default fields. */
export function resolveSearch(value: Gated<ListSearch> | undefined, source: SearchSource): ResolvedSearchField[] {
  const items = value ?? ['...'];
  const named = new Set(items.map(nameOf));
  return items.flatMap((item, index) => {
    const pointer = value ? `${source.pointer}/${index}` : source.pointer;
    const place = { ...source, pointer };
    if (item === '...')
      return defaultSearchFields(source.model)
        .filter(({ name }) => !named.has(name))
        .flatMap((field) => readSearch(field, {}, place));
    const name = nameOf(item);
    if (item === null || name === undefined) return [];
    const field = findField(source.model.fields, name);
    return field && isSearchable(field)
      ? readSearch(field, typeof item === 'string' ? {} : item, place)
      : refuse(name, place);
  });
}

/**
 * Returns the fields of a list's advanced query: every searchable field of the model and of its lines; booleans become
 * a choice of yes or no.
 */
export function resolveQueryFields(source: SearchSource): ResolvedQueryField[] {
  const common = commonFields.filter(({ name }) => stampFields.has(name));
  const named = new Set(source.model.fields.map(({ name }) => name));
  const of = (fields: readonly ResolvedField[]) =>
    fields.filter((field) => !field.hidden && isSearchable(field)).flatMap((field) => queryField(field, source));
  const lines = source.model.fields.flatMap(({ name, title, child }) => {
    const ofLines = child ? source.context.modelOf(child.model).fields : [];
    return of(ofLines.filter((field) => field.name !== child?.parent)).map((field) => {
      return { ...field, name: `${name},${field.name}`, title: `${title}-${field.title}`, group: title };
    });
  });
  const shown = common.filter(({ name }) => !named.has(name)).map((field) => ({ ...field, hidden: false }));
  return [...of(source.model.fields), ...of(shown), ...lines];
}

function queryField(field: ResolvedField, source: SearchSource): ResolvedQueryField[] {
  const yesOrNo = field.type === 'boolean' && !field.options ? { ...field, options: yesNo } : field;
  return readSearch(yesOrNo, {}, source).map((search) => {
    const { mode, default: _, ...query } = search;
    return mode === 'within' ? { ...query, isTree: true } : query;
  });
}

const yesNo = textTable([
  { value: true, label: text('是') },
  { value: false, label: text('否') },
]);

function nameOf(item: SearchItem | null): string | undefined {
  return typeof item === 'string' ? item : item?.field;
}

function refuse(name: string, { findings, document, pointer, model }: SearchSource): [] {
  findings.report({
    code: 'unknown-field',
    document,
    pointer,
    message: say('不能按“{name}”搜索：模型里没有可搜索的这个字段。', { name }),
    ...nearestOf(
      name,
      [...model.fields, ...commonFields].map((field) => field.name),
    ),
  });
  return [];
}

function isSearchable(field: ResolvedField): boolean {
  return !field.secret && !field.child && field.stored !== false;
}

/** Returns the default fields of a search form: the label, choices, dates and references. */
export function defaultSearchFields(model: ResolvedModel): ResolvedField[] {
  return model.fields.filter((field) => {
    if (field.hidden || !isSearchable(field)) return false;
    if (isChosen(field)) return true;
    if (field.name === model.label || field.dictionary !== undefined || field.options || field.reference) return true;
    return field.format === 'date' || field.format === 'date-time';
  });
}

function readSearch(
  field: ResolvedField,
  item: Exclude<SearchItem, string>,
  place: SearchSource,
): ResolvedSearchField[] {
  const { component: written } = item;
  const { context, findings, document, pointer } = place;
  const choice = searchChoice(field, context, written !== undefined);
  const entry = own(context.vocabulary.widgets, written ?? choice.component);
  if (!entry && written !== undefined) unknownWidget(written, document, pointer, context, findings);
  const component = entry && written !== undefined ? written : choice.component;
  const used = entry ?? own(context.vocabulary.widgets, component);
  const layers = [
    { props: choice.props, document, pointer, silent: true },
    { props: item.componentProps ?? {}, document, pointer: `${pointer}/componentProps` },
  ];
  const props = used
    ? mergeProps(say('组件“{component}”', { component }), used, layers, context, findings)
    : choice.props;
  const dynamic = used && dynamicProps(props, used);
  const isComputed = (name: string) => dynamic?.names.includes(name) ?? false;
  const part = (computed: boolean) =>
    Object.fromEntries(Object.entries(props).filter(([name]) => isComputed(name) === computed));
  const search: ResolvedSearchField = {
    name: field.name,
    title: localText(item.title) ?? field.title,
    mode: item.mode ?? (namesNodes(field, place) ? 'within' : (choice.mode ?? defaultMode(field))),
    component,
    props: dynamic ? part(false) : props,
    ...(dynamic && { computed: { ...dynamic, props: part(true), document, pointer: `${pointer}/componentProps` } }),
    options: field.options ?? choice.options,
    field,
    default: item.default,
    pointer,
  };
  return [compact(search)];
}

/** Returns true for a field whose values are nodes of a tree of records; its search includes their descendants. */
function namesNodes(field: ResolvedField, { context, model }: Pick<SearchSource, 'context' | 'model'>): boolean {
  const { reference, component, componentProps } = field;
  if (field.name === model.tree?.parent && findField(model.fields, field.name) === field) return true;
  if (reference) return context.modelOf(reference.model).tree !== undefined;
  const { picker, table, tree } = declarationOf(component, context.vocabulary.widgets).valueNames ?? {};
  if (tree && table) return typeof componentProps[table] === 'string';
  const body = picker ? context.documents.get(`${String(componentProps[picker])}.picker`)?.body : undefined;
  return body?.tree !== undefined && !body.columns && !readAt(body.tree, ['by']);
}

function defaultMode(field: ResolvedField): SearchMode {
  if (isChosen(field)) return chosenMode(field);
  if (field.dictionary !== undefined || field.options || field.reference) return 'equals';
  if (field.format === 'date' || field.format === 'date-time' || field.type === 'number') return 'range';
  return field.type === 'string' ? 'like' : 'equals';
}

interface SearchChoice extends ComponentChoice {
  mode?: SearchMode;
  options?: FieldOption[];
}

/**
 * The field's own widget is used if it can search by itself (`x-search.first`) and no document names another, or if it
 * chooses among more than the field's options; otherwise the default widget of such a field.
 */
function searchChoice(field: ResolvedField, { modelOf, vocabulary }: ResolveContext, isNamed: boolean): SearchChoice {
  const { widgets } = vocabulary;
  const usual = defaultComponent(field, modelOf, widgets);
  const own = field.component ?? usual.component;
  const { search } = declarationOf(own, widgets);
  if (search?.first && !isNamed)
    return searchBy(search, { component: own, props: literals(field.componentProps) }, field);
  if (field.component !== undefined && isChosen(field))
    return { component: field.component, props: chosenProps(field) };
  if (!isNamed && isPeriod(field.componentProps) && widgetValueOf(own) === 'date')
    return { component: own, props: literals(field.componentProps), mode: 'range' };
  const choice = field.type === 'array' ? defaultComponent({ ...field, type: 'string' }, modelOf, widgets) : usual;
  const { search: declared } = declarationOf(choice.component, widgets);
  return declared && !declared.first ? searchBy(declared, choice, field) : choice;
}

function searchBy(
  { component, keep, omit = [], props, options, mode }: NonNullable<WidgetDeclaration['search']>,
  editor: ComponentChoice,
  field: ResolvedField,
): SearchChoice {
  const kept = Object.entries(editor.props).filter(([name]) => (keep?.includes(name) ?? true) && !omit.includes(name));
  return {
    component: component ?? editor.component,
    props: { ...Object.fromEntries(kept), ...props },
    ...(mode && { mode }),
    // A switch is on or off; a search may also leave it open.
    ...(options && { options: switchOptions(field, field.componentProps) }),
  };
}

/** Returns true for the props of a calendar of months, quarters or years. */
export function isPeriod({ picker }: Readonly<Record<string, unknown>>): boolean {
  return picker === 'month' || picker === 'quarter' || picker === 'year';
}

function literals(props: Record<string, JsonValue>): Record<string, JsonValue> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => !holdsExpression(value)));
}

/** The name of a province finds all places in it. */
function chosenMode(field: ResolvedField): SearchMode {
  if (widgetValueOf(field.component) === 'place' && field.componentProps.names === true) return 'rightLike';
  return holdsSeveral(field) ? 'has' : 'equals';
}

function chosenProps({ name, component, componentProps }: ResolvedField): Record<string, JsonValue> {
  const { fields: _, checkable: __, look: ___, ...props } = componentProps;
  const known = literals(props);
  const value = widgetValueOf(component);
  if (value === 'place') return { ...known, anyLevel: known.names === true };
  return { ...known, ...(value === 'report-row' && ownColumn(name, known)), multiple: false };
}

function ownColumn(name: string, { orgFields, destFields }: Record<string, JsonValue>): Record<string, JsonValue> {
  const [from, to] = [splitList(orgFields), splitList(destFields)];
  const at = Math.max(0, to.indexOf(name));
  return { orgFields: from[at] ?? '', destFields: to[at] ?? '' };
}
