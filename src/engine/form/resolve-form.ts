import { type DocumentSet, splitDocumentKey } from '../../schema/documents/document.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../schema/json/json-value.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { type Findings, findings as findingsOf, gate } from '../gate/index.ts';
import type { ResolvedModel } from '../model/resolved-model.ts';
import { ruleSet } from '../rules/rule-set.ts';
import { compact, own, readNumber, readObject, readObjects, readString, readText } from '../values/json-read.ts';
import { type ResolveContext, resolveContext } from '../resolve/index.ts';
import { defaultProperties } from './default-form.ts';
import { compileForm } from './evaluate/compile-form.ts';
import { fieldTree } from './field-tree.ts';
import type { FormRule, ResolvedForm } from './resolved-form.ts';
import { rootWalk } from './walk.ts';

/** Where a form's body stands: a form document, or inline in another (with the model it then means). */
export interface FormSource {
  /** Key of the document. */
  document: string;
  /** '' for the document itself. */
  pointer: string;
  body: JsonValue;
  /** Model id, where the body does not name one. */
  model?: string;
}

/**
 * A form ready to be drawn. Takes the key of a form (`sales/order.form`) or of a model, whose own form it then is
 * (the form it carries, or one made from its fields); or a body that stands inline. Never throws.
 */
export function resolveForm(source: string | FormSource, documents: DocumentSet, vocabulary: Vocabulary): ResolvedForm {
  const context = resolveContext(documents, vocabulary);
  return resolveFormIn(typeof source === 'string' ? formSource(source, context) : source, context);
}

/** The source of the form that a key stands for. */
export function formSource(key: string, { documents }: ResolveContext): FormSource {
  const { id, kind } = splitDocumentKey(key) ?? { id: key, kind: 'form' as const };
  if (kind !== 'model') return { document: `${id}.form`, pointer: '', body: documents.get(`${id}.form`)?.body ?? null };
  const body = documents.get(`${id}.model`)?.body.form;
  return { document: `${id}.model`, pointer: '/form', body: body ?? {}, model: id };
}

/** As resolveForm, within the resolving of a page. */
export function resolveFormIn(source: FormSource, context: ResolveContext): ResolvedForm {
  const { document } = source;
  const missing = source.body === null && !context.documents.get(document as `${string}.form`);
  const gated = gate('form', missing ? {} : source.body, context.vocabulary, source);
  const findings = findingsOf(document, gated.problems);
  if (missing)
    findings.report({ code: 'unknown-document', pointer: source.pointer, message: `没有名为“${document}”的文档。` });
  const modelId = readString(gated.body.model) ?? source.model;
  const model = modelId === undefined ? undefined : context.modelOf(modelId);
  if (model && gated.body.model !== undefined) reportUnknownModel(model, `${source.pointer}/model`, findings);
  const layout = readLayoutOptions(gated.body.layout);
  const properties = isJsonObject(gated.body.properties) ? gated.body.properties : undefined;
  const place = {
    context,
    findings,
    document: properties || !model ? document : `${model.id}.model`,
    pointer: `${source.pointer}/properties`,
    columns: layout.columns,
    generated: !properties,
  };
  const walk = rootWalk(place, gated.problems, model);
  const form: ResolvedForm = {
    document,
    title: readText(gated.body.title) ?? model?.title ?? document,
    model,
    layout,
    width: readNumber(gated.body.width),
    nodes: fieldTree(properties ?? (model ? defaultProperties(model, layout.columns) : {}), walk),
    rules: readRules(gated.body.rules, `${source.pointer}/rules`),
    ruleSet: ruleSet(context.documents),
    problems: findings.problems,
  };
  const resolved = compact(form);
  for (const problem of compileForm(resolved).problems) findings.report(problem);
  return resolved;
}

/** Tells at the place that names it that a model does not exist. */
export function reportUnknownModel(model: ResolvedModel, pointer: string, findings: Findings): void {
  const [problem] = model.problems;
  if (problem?.code === 'unknown-document' && problem.pointer === '') {
    findings.report({ ...problem, document: findings.document, pointer });
  }
}

const positions = ['left', 'right', 'top'] as const;
const sizes = ['medium', 'small', 'mini'] as const;

function readLayoutOptions(value: JsonValue | undefined): ResolvedForm['layout'] {
  const layout = readObject(value);
  return {
    labelWidth: readNumber(layout.labelWidth) ?? 100,
    labelPosition: positions.find((position) => position === own(layout, 'labelPosition')) ?? 'right',
    size: sizes.find((size) => size === own(layout, 'size')) ?? 'medium',
    columns: readNumber(layout.columns) ?? 2,
    ...(layout.detail === 'description' && { isDescription: true }),
  };
}

function readRules(value: JsonValue | undefined, pointer: string): FormRule[] {
  return readObjects(value).flatMap(({ item, index }) => readRule(item, `${pointer}/${index}`));
}

function readRule(item: JsonObject, pointer: string): FormRule[] {
  const when = readString(item.when);
  const message = readText(item.message);
  if (when === undefined || message === undefined) return [];
  const severity = item.severity === 'warning' ? 'warning' : 'error';
  return [compact<FormRule>({ when, message, field: readString(item.field), severity, pointer })];
}
