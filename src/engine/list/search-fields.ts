import { isJsonObject, type JsonObject, type JsonValue } from '../../schema/json/json-value.ts';
import { nearestName } from '../../schema/nearest-name.ts';
import type { ResolveContext } from '../form/context.ts';
import { defaultComponent } from '../form/default-component.ts';
import { mergeProps, unknownWidget } from '../form/node-props.ts';
import type { Findings } from '../gate/index.ts';
import { commonFields, findField } from '../model/common-fields.ts';
import type { ResolvedField, ResolvedModel } from '../model/resolved-model.ts';
import { compact, own, readObject, readString, readText } from '../values/json-read.ts';
import type { ResolvedSearchField, SearchMode } from './resolved-list.ts';

interface SearchSource {
  context: ResolveContext;
  findings: Findings;
  document: string;
  pointer: string;
  model: ResolvedModel;
}

const modes: readonly SearchMode[] = [
  'equals',
  'like',
  'leftLike',
  'rightLike',
  'in',
  'range',
  'not',
  'greater',
  'greaterOrEqual',
  'less',
  'lessOrEqual',
];

/** The fields of the search form from a gated list of names and objects; without one, what is worth searching. */
export function resolveSearch(value: JsonValue | undefined, source: SearchSource): ResolvedSearchField[] {
  const items = Array.isArray(value) ? value : ['...'];
  const named = new Set(items.map(nameOf));
  return items.flatMap((item, index) => {
    const pointer = Array.isArray(value) ? `${source.pointer}/${index}` : source.pointer;
    const place = { ...source, pointer };
    if (item === '...')
      return defaultFields(source.model)
        .filter(({ name }) => !named.has(name))
        .flatMap((field) => readSearch(field, {}, place));
    const name = nameOf(item);
    if (name === undefined) return [];
    const field = findField(source.model.fields, name);
    return field && isSearchable(field)
      ? readSearch(field, isJsonObject(item) ? item : {}, place)
      : refuse(name, place);
  });
}

function nameOf(item: JsonValue): string | undefined {
  return typeof item === 'string' ? item : isJsonObject(item) ? readString(item.field) : undefined;
}

function refuse(name: string, { findings, document, pointer, model }: SearchSource): [] {
  const nearest = nearestName(
    name,
    [...model.fields, ...commonFields].map((field) => field.name),
  );
  findings.report({
    code: 'unknown-field',
    document,
    pointer,
    message: `不能按“${name}”搜索：模型里没有可搜索的这个字段。`,
    ...(nearest && { nearest }),
  });
  return [];
}

function isSearchable(field: ResolvedField): boolean {
  return !field.secret && !field.child;
}

/** The label, choices, dates and references. */
function defaultFields(model: ResolvedModel): ResolvedField[] {
  return model.fields.filter((field) => {
    if (field.hidden || !isSearchable(field)) return false;
    if (field.name === model.label || field.dictionary !== undefined || field.options || field.reference) return true;
    return field.format === 'date' || field.format === 'date-time';
  });
}

function readSearch(field: ResolvedField, item: JsonObject, place: SearchSource): ResolvedSearchField[] {
  const { context, findings, document, pointer } = place;
  const choice = searchComponent(field, context);
  const written = readString(item.component);
  const entry = own(context.vocabulary.widgets, written ?? choice.component);
  if (!entry && written !== undefined) unknownWidget(written, document, pointer, context, findings);
  const component = entry && written !== undefined ? written : choice.component;
  const used = entry ?? own(context.vocabulary.widgets, component);
  const layers = [
    { props: choice.props, document, pointer, silent: true },
    { props: readObject(item.componentProps), document, pointer: `${pointer}/componentProps` },
  ];
  const search: ResolvedSearchField = {
    name: field.name,
    title: readText(item.title) ?? field.title,
    mode: modes.find((mode) => mode === item.mode) ?? defaultMode(field),
    component,
    props: used ? mergeProps(component, used, layers, context, findings) : choice.props,
    options: field.options,
    field,
    default: item.default,
    pointer,
  };
  return [compact(search)];
}

function defaultMode(field: ResolvedField): SearchMode {
  if (field.dictionary !== undefined || field.options || field.reference) return 'equals';
  if (field.format === 'date' || field.format === 'date-time' || field.type === 'number') return 'range';
  return field.type === 'string' ? 'like' : 'equals';
}

/** One looks for a part of a long text, and chooses from a list rather than from switches. */
function searchComponent(
  field: ResolvedField,
  context: ResolveContext,
): { component: string; props: Record<string, JsonValue> } {
  const choice = defaultComponent({ ...field, type: field.type === 'array' ? 'string' : field.type }, context.modelOf);
  if (choice.component === 'TextArea') return { component: 'Input', props: {} };
  if (choice.component === 'Radio' || choice.component === 'Checkbox') return { component: 'Select', props: {} };
  if (choice.component === 'Reference') {
    const { copy: _, ...props } = choice.props;
    return { component: 'Reference', props };
  }
  return choice.component === 'Number'
    ? { component: 'Number', props: { ...('scale' in choice.props && { scale: choice.props.scale ?? 0 }) } }
    : choice;
}
