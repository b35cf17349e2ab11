import type { FormLayout, FormRules } from '../../../generated/documents.ts';
import { say } from '../../locale/index.ts';
import { splitDocumentKey, type DocumentSet } from '../../schema/documents/document.ts';
import { shareEqual, type JsonValue } from '../../schema/json/index.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { findings as findingsOf, gate, type Findings, type Gated } from '../gate/index.ts';
import type { ResolvedModel } from '../model/index.ts';
import { remember, resolveContext, type FormRule, type ResolveContext, type ResolvedForm } from '../resolve/index.ts';
import { compact, localText } from '../values/index.ts';
import { defaultProperties } from './default-form.ts';
import { compileForm } from './evaluate/compile-form.ts';
import { fieldTree } from './field-tree.ts';
import { rootWalk } from './walk.ts';

/**
 * The place of a form's body: a form document, or inline in another document (with that document's model as the
 * default).
 */
export interface FormSource {
  document: string;
  /** '' for the document itself. */
  pointer: string;
  body: JsonValue;
  model?: string;
  /** True when steps use the values and no record is saved. */
  isForSteps?: boolean;
}

/**
 * Resolves a form for rendering. Takes the key of a form (`sales/order.form`) or of a model, whose own form it then
 * resolves (the form it carries, or one generated from its fields); or an inline body. Parts that have not changed
 * since `previous` are the same objects in both. Never throws.
 */
export function resolveForm(
  source: string | FormSource,
  documents: DocumentSet,
  vocabulary: Vocabulary,
  previous?: ResolvedForm,
): ResolvedForm {
  const context = resolveContext(documents, vocabulary, previous);
  const form = resolveFormIn(typeof source === 'string' ? formSource(source, context) : source, context);
  return remember(form, previous, context);
}

/** Returns the source of the form for a key. */
export function formSource(key: string, { documents }: ResolveContext): FormSource {
  const { id, kind } = splitDocumentKey(key) ?? { id: key, kind: 'form' as const };
  if (kind !== 'model') return { document: `${id}.form`, pointer: '', body: documents.get(`${id}.form`)?.body ?? null };
  const body = documents.get(`${id}.model`)?.body.form;
  return { document: `${id}.model`, pointer: '/form', body: body ?? {}, model: id };
}

/** Like `resolveForm`, within the resolution of a page. */
export function resolveFormIn(source: FormSource, context: ResolveContext): ResolvedForm {
  const { document, pointer } = source;
  const missing = source.body === null && !context.documents.get(document as `${string}.form`);
  const name = `${document}#${pointer}`;
  const before = context.forms.before?.get(name);
  const body = missing ? {} : source.body;
  const isAsBefore = before?.body === body && before.vocabulary === context.vocabulary;
  const gated = isAsBefore ? before.gated : gate('form', body, context.vocabulary, source);
  const findings = findingsOf(document, [...gated.problems]);
  if (missing)
    findings.report({ code: 'unknown-document', pointer, message: say('没有名为“{document}”的文档。', { document }) });
  const modelId = gated.body.model ?? source.model;
  const model = modelId === undefined ? undefined : context.modelOf(modelId);
  if (model && gated.body.model !== undefined) reportUnknownModel(model, `${pointer}/model`, findings);
  const layout = readLayoutOptions(gated.body.layout);
  const written = gated.body.properties;
  const place = {
    context,
    findings,
    document: written || !model ? document : `${model.id}.model`,
    pointer: `${pointer}/properties`,
    columns: layout.columns,
    generated: !written,
  };
  const properties = shareEqual(before?.properties, written ?? (model ? defaultProperties(model) : {}));
  const nodes = shareEqual(
    before?.form.nodes,
    fieldTree(properties, rootWalk({ ...place, isForSteps: source.isForSteps }, gated.problems, model)),
  );
  const form: ResolvedForm = {
    document,
    title: localText(gated.body.title) ?? model?.title ?? document,
    model,
    layout,
    width: gated.body.width,
    nodes,
    rules: readRules(gated.body.rules, `${pointer}/rules`),
    ruleSet: context.ruleSet(),
    problems: findings.problems,
  };
  for (const problem of compileForm(form).problems) findings.report(problem);
  const resolved = shareEqual(before?.form, compact(form));
  context.forms.now.set(name, { body, vocabulary: context.vocabulary, gated, properties, form: resolved });
  return resolved;
}

/** Reports a missing model at the place that names it. */
export function reportUnknownModel(model: ResolvedModel, pointer: string, findings: Findings): void {
  const [problem] = model.problems;
  if (problem?.code === 'unknown-document' && problem.pointer === '') {
    findings.report({ ...problem, document: findings.document, pointer });
  }
}

function readLayoutOptions(layout: Gated<FormLayout> = {}): ResolvedForm['layout'] {
  const { labelWidth = 100, labelPosition = 'right', size = 'medium', columns = 2, detail } = layout;
  return { labelWidth, labelPosition, size, columns, ...(detail === 'description' && { isDescription: true }) };
}

type Rules = Gated<FormRules>;

function readRules(rules: Rules = [], pointer: string): FormRule[] {
  return rules.flatMap((rule, index) => (rule === null ? [] : readRule(rule, `${pointer}/${index}`)));
}

function readRule(rule: NonNullable<Rules[number]>, pointer: string): FormRule[] {
  const { when, field, severity = 'error', on: guarded = ['save'] } = rule;
  const message = localText(rule.message);
  if (when === undefined || message === undefined) return [];
  const on = { save: guarded.includes('save'), delete: guarded.includes('delete') };
  return [compact<FormRule>({ when, message, field, severity, on, pointer })];
}
