import type { DocumentKey, DocumentSet } from '../documents/document.ts';
import type { ExpressionPlace } from '../expressions/index.ts';
import type { FormatNode, PropsFormat, Source, Variable } from '../format/index.ts';
import {
  isJsonObject,
  readAt,
  readObject,
  readString,
  toPointer,
  type JsonObject,
  type JsonValue,
} from '../json/index.ts';
import { below, formBehind, formNames, type FormNames, type FormPlace } from './form-names.ts';
import type { ReferenceVisitor } from './found.ts';
import { lineModelOf, modelBehind } from './lookups.ts';

export interface VisitContext {
  visitor: ReferenceVisitor;
  documents: DocumentSet;
  props: PropsFormat;
  document: DocumentKey;
  id: string;
  place: ExpressionPlace;
  variables: Readonly<Partial<Record<Variable, string>>>;
  /** The model of `$record` if it differs from `model`: inside lines, that of the form. */
  record?: string;
  form?: FormNames;
  /** The data path, in `form`, of the visited node; empty for the form, or the row, itself. */
  dataPath: string;
  fieldKey?: string;
  /** The value whose items need not name a field if they have their own title. */
  ownTitles?: JsonValue;
  expressionsTold: boolean;
}

/** Returns the context inside a value according to its node. */
export function enter(context: VisitContext, node: FormatNode, value: JsonValue, pointer: string): VisitContext {
  const isChanged = node['x-sees'] ?? node['x-bind'] ?? node['x-form'] ?? node['x-own-titles'];
  if (isChanged === undefined) return context;
  const around: VisitContext = { ...context };
  if (node['x-own-titles']) around.ownTitles = value;
  if (node['x-sees'] !== undefined) around.place = node['x-sees'];
  const inner = readObject(value);
  bind(around, context, node, inner);
  const path = node['x-form'];
  if (path === undefined || !isJsonObject(value)) return around;
  if (isOfRows(node)) return { ...around, form: formOfRows(around, value), dataPath: '' };
  return { ...around, form: formAt(around, path, value, pointer), dataPath: '' };
}

function bind(around: VisitContext, context: VisitContext, node: FormatNode, value: JsonObject): void {
  for (const [variable, source] of entriesOf(node['x-bind'])) {
    const bound = resolve(source, value, context);
    if ('lines' in source && variable === 'model') {
      if (bound === undefined) continue;
      around.record ??= context.variables.model;
    }
    if ('member' in source && variable === 'model' && bound === undefined) continue;
    around.variables = { ...around.variables, [variable]: bound };
  }
}

function entriesOf(bindings: FormatNode['x-bind']): [Variable, Source][] {
  const variables: Variable[] = ['model', 'line', 'target', 'rows', 'report'];
  return variables.flatMap((variable): [Variable, Source][] => {
    const source = bindings?.[variable];
    return source ? [[variable, source]] : [];
  });
}

function resolve(source: Source, value: JsonObject, context: VisitContext): string | undefined {
  const { documents, variables } = context;
  if ('none' in source) return undefined;
  if ('self' in source) return context.id;
  if ('member' in source) return readString(value[source.member]);
  if ('modelOf' in source) return modelBehind(documents, readString(value[source.modelOf]), source.kind);
  if (!('of' in source)) {
    return context.fieldKey === undefined ? undefined : lineModelOf(documents, variables.model, context.fieldKey);
  }
  const field = readString(value[source.lines]);
  return field === undefined && source.of === 'model' ? undefined : lineModelOf(documents, variables[source.of], field);
}

function isOfRows({ 'x-bind': bound }: FormatNode): boolean {
  return bound?.model !== undefined && 'lines' in bound.model;
}

function formOfRows({ form, dataPath, variables }: VisitContext, value: JsonObject): FormNames {
  const around = form && (form.around ?? form.nodes);
  return {
    ...formNames(value, variables.model, form?.place),
    rows: below(form?.rows, dataPath),
    ...(around && { around }),
  };
}

/**
 * Returns the form of a body: the body itself, or the form that a member names or contains, or else that of the model.
 */
function formAt(context: VisitContext, path: string, value: JsonObject, pointer: string): FormNames | undefined {
  const { model } = context.variables;
  const { document } = context;
  if (path === '') return formNames(value, model, { document, pointer });
  const form = readAt(value, path.split('/'));
  const place: FormPlace = { document, pointer: pointer + toPointer(path.split('/')) };
  if (form !== undefined) return formBehind(context.documents, form, model, place);
  return path.includes('/') || model === undefined ? undefined : formNames({}, model);
}
