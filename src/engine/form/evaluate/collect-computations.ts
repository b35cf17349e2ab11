import { isExpression } from '../../../schema/expressions/index.ts';
import { toPointer, type JsonValue } from '../../../schema/json/index.ts';
import type { ResolvedField, ResolvedModel } from '../../model/index.ts';
import type { FieldNode, FieldTreeNode, Reaction, ResolvedForm } from '../../resolve/index.ts';
import type { ExpressionSource } from './evaluator.ts';

export interface Computation {
  /** Data path; in lines with a star for the row: `lines.*.amount`. */
  path: string;
  lines?: string;
  /** True if it is defined in the model of the lines, where `$record` is the row (and `$parent` the owner). */
  ofLineModel?: boolean;
  field?: ResolvedField;
  /** True if its value is stored with the record; mode `detail` then shows the stored value. */
  isStored?: true;
  lineFields?: readonly ResolvedField[];
  source: ExpressionSource;
  /** The expression, or for a reaction the value of each branch. */
  value?: string;
  reaction?: Reaction;
  /** Data path of the field that carries the reaction, whose value is `$value`. */
  carrier?: string;
}

/**
 * Collects every computed value of the form: those of the model's fields, of nodes that override them, of lines, and of
 * reactions.
 */
export function collectComputations(form: ResolvedForm): Computation[] {
  const found = new Map<string, Computation>();
  const reactions: Computation[] = [];
  const models = new Map([['', form.model]]);
  if (form.model) for (const computation of ofModel(form.model, '')) found.set(computation.path, computation);
  const add = (nodes: readonly FieldTreeNode[], lines: string) => {
    for (const node of nodes) {
      if (node.kind === 'problem') continue;
      for (const reaction of node.linkage.reactions) reactions.push(...ofReaction(reaction, node, lines));
      if (node.kind === 'layout') add(node.children, lines);
      else addField(node, lines);
    }
  };
  const addField = (node: FieldNode, lines: string) => {
    const path = inRows(node.path, lines);
    const value = node.linkage.value;
    const inherited = value !== undefined && value === found.get(path)?.value;
    if (value === undefined) found.delete(path);
    else if (!inherited) {
      const source = { document: node.document, pointer: `${node.pointer}/x-value` };
      const own = computation(path, lines, value, node.field, source);
      const isStored = models.get(lines)?.fields.some(({ name }) => name === node.path) && !node.transient;
      found.set(path, isStored ? { ...own, isStored } : own);
    }
    const made = found.get(path);
    if (made && node.lines) found.set(path, { ...made, lineFields: node.lines.model.fields });
    if (!node.lines || lines !== '') return;
    models.set(node.path, node.lines.model);
    for (const inner of ofModel(node.lines.model, node.path)) found.set(inner.path, inner);
    for (const inner of ofOwner(node.lines.model, node)) found.set(inner.path, inner);
    add(node.lines.nodes, node.path);
  };
  add(form.nodes, '');
  return [...found.values(), ...reactions];
}

function ofModel(model: ResolvedModel, lines: string): Computation[] {
  return model.fields.flatMap((field) => {
    if (field.value === undefined) return [];
    const source = { document: `${model.id}.model`, pointer: `${field.pointer}/x-value` };
    const own = computation(inRows(field.name, lines), lines, field.value, field, source);
    return [lines === '' ? { ...own, isStored: true } : { ...own, isStored: true, ofLineModel: true }];
  });
}

/**
 * Returns the computations of read-only row fields that copy values of the surrounding record. They follow the record,
 * as they do in a save.
 */
function ofOwner({ id, fields }: ResolvedModel, { path: lines, field: { child } }: FieldNode): Computation[] {
  const held = fields.find(({ name }) => name === child?.parent);
  return Object.entries(held?.reference?.copy ?? {}).flatMap(([from, to]) => {
    const field = fields.find(({ name }) => name === to);
    if (!held || !field?.readOnly || field.value !== undefined) return [];
    const source = { document: `${id}.model`, pointer: `${held.pointer}/x-ref/copy${toPointer([from])}` };
    const value = `{{ $parent[${JSON.stringify(from)}] }}`;
    return [{ ...computation(inRows(to, lines), lines, value, field, source), isStored: true, ofLineModel: true }];
  });
}

function ofReaction(
  reaction: Reaction,
  node: Exclude<FieldTreeNode, { kind: 'problem' }>,
  lines: string,
): Computation[] {
  const target = reaction.target ?? (node.kind === 'field' ? node.path : undefined);
  if (target === undefined || !('value' in reaction.fulfill || 'value' in reaction.otherwise)) return [];
  const source = { document: node.document, pointer: reaction.pointer };
  const path = inRows(target, lines);
  const carrier = node.kind === 'field' ? { carrier: inRows(node.path, lines) } : undefined;
  return [{ path, ...(lines !== '' && { lines }), source, reaction, ...carrier }];
}

function computation(
  path: string,
  lines: string,
  value: string,
  field: ResolvedField,
  source: ExpressionSource,
): Computation {
  return { path, ...(lines !== '' && { lines }), value, field, source };
}

function inRows(path: string, lines: string): string {
  return lines === '' ? path : `${lines}.*.${path}`;
}

/** Returns the expressions that determine a computation. */
export function expressionsOf({ value, reaction }: Computation): string[] {
  const texts: (JsonValue | undefined)[] = [value, reaction?.when, reaction?.fulfill.value, reaction?.otherwise.value];
  return texts.flatMap((text) => (typeof text === 'string' && isExpression(text) ? [text] : []));
}
