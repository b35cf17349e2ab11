import { isExpression } from '../../../schema/expressions/index.ts';
import type { Problem } from '../../../schema/problems/problem.ts';
import type { ResolvedField, ResolvedModel } from '../../model/index.ts';
import type { FieldNode, FieldTreeNode, LayoutNode, Reaction, ResolvedForm } from '../../resolve/index.ts';
import { readsOnlyValues } from './absence/reads-only-values.ts';
import { collectComputations, type Computation } from './collect-computations.ts';
import { orderComputations, type OrderedComputations } from './order-computations.ts';

/** A node with everything that determines its state; parents come before children. */
export interface CompiledNode {
  node: FieldNode | LayoutNode;
  parent: CompiledNode | undefined;
  reactions: { reaction: Reaction; carrier: FieldNode | LayoutNode; readsOnlyValues: boolean }[];
  rows: CompiledNode[];
  depends: boolean;
  readsOnlyValues: boolean;
  mayBeAbsent: boolean;
}

export interface CompiledForm {
  nodes: CompiledNode[];
  computations: OrderedComputations;
  unstored: OrderedComputations;
  reactions: Computation[];
  fields: ResolvedField[];
  lineFields: Map<string, readonly ResolvedField[]>;
  hasAbsences: boolean;
  problems: Problem[];
}

const compiledForms = new WeakMap<ResolvedForm['nodes'], { model: ResolvedForm['model']; compiled: CompiledForm }>();

/** Compiles everything about a form that does not depend on values, once for the same nodes and model. */
export function compileForm(form: ResolvedForm): CompiledForm {
  const known = compiledForms.get(form.nodes);
  if (known && known.model === form.model) return known.compiled;
  const nodes = compileNodes(form.nodes, form.model);
  const own: ResolvedField[] = [];
  const lineFields = new Map<string, readonly ResolvedField[]>();
  for (const { node } of nodes) {
    if (node.kind !== 'field') continue;
    if (node.path === node.field.name) own.push(node.field);
    if (node.lines) lineFields.set(node.field.name, node.lines.model.fields);
  }
  const names = new Set(own.map(({ name }) => name));
  const inherited = form.model?.fields.filter((field) => !names.has(field.name)) ?? [];
  const computations = orderComputations(collectComputations(form));
  const { problems } = computations;
  const compiled: CompiledForm = {
    nodes,
    computations,
    unstored: { ...computations, order: computations.order.filter(({ isStored }) => !isStored) },
    reactions: computations.order.filter(({ reaction }) => reaction !== undefined),
    fields: [...own, ...inherited],
    lineFields,
    hasAbsences: nodes.some(({ mayBeAbsent, rows }) => mayBeAbsent || rows.some((row) => row.mayBeAbsent)),
    problems,
  };
  compiledForms.set(form.nodes, { model: form.model, compiled });
  return compiled;
}

function compileNodes(nodes: readonly FieldTreeNode[], model: ResolvedModel | undefined): CompiledNode[] {
  const compiled: CompiledNode[] = [];
  const reacting: CompiledNode['node'][] = [];
  const add = (list: readonly FieldTreeNode[], parent: CompiledNode | undefined) => {
    for (const node of list) {
      if (node.kind === 'problem') continue;
      const rows = node.kind === 'field' && node.lines ? compileNodes(node.lines.nodes, node.lines.model) : [];
      const entry: CompiledNode = {
        node,
        parent,
        reactions: [],
        rows,
        depends: false,
        readsOnlyValues: isExpression(node.linkage.visible) && readsOnlyValues(node.linkage.visible),
        mayBeAbsent: false,
      };
      compiled.push(entry);
      if (node.linkage.reactions.length > 0) reacting.push(node);
      if (node.kind === 'layout') add(node.children, entry);
    }
  };
  add(nodes, undefined);
  for (const node of reacting) {
    for (const reaction of node.linkage.reactions) {
      const targets = compiled.filter((entry) => isTarget(entry.node, reaction.target, node));
      const entry = { reaction, carrier: node, readsOnlyValues: reactionReadsOnlyValues(reaction) };
      for (const target of targets) target.reactions.push(entry);
    }
  }
  for (const entry of compiled) {
    entry.depends = dependsOnValues(entry) || (entry.parent?.depends ?? false);
    entry.mayBeAbsent = isHiddenByValues(entry) && !isAlwaysThere(entry.node, model);
  }
  return compiled;
}

function reactionReadsOnlyValues({ when, fulfill, otherwise }: Reaction): boolean {
  const texts = [when, fulfill.visible, otherwise.visible].filter(isExpression);
  return texts.length > 0 && texts.every(readsOnlyValues);
}

function isHiddenByValues({ readsOnlyValues: own, reactions, parent }: CompiledNode): boolean {
  const byReaction = reactions.some(
    ({ reaction: { fulfill, otherwise }, readsOnlyValues: ofValues }) =>
      ofValues && ('visible' in fulfill || 'visible' in otherwise),
  );
  return own || byReaction || (parent !== undefined && isHiddenByValues(parent));
}

/** Returns true for a field that the server writes or that its model requires: no save could clear it. */
function isAlwaysThere(node: FieldNode | LayoutNode, model: ResolvedModel | undefined): boolean {
  const fields = model?.id ? model.fields : [];
  const field = fields.find(({ name }) => node.kind === 'field' && name === node.path);
  if (!field) return false;
  return field.required || field.readOnly || field.value !== undefined || field.rollup !== undefined;
}

function isTarget(node: FieldNode | LayoutNode, target: string | undefined, self: FieldNode | LayoutNode): boolean {
  if (target === undefined) return node === self;
  return node.kind === 'field' ? node.path === target : node.key === target;
}

function dependsOnValues({ node, reactions }: CompiledNode): boolean {
  if (node.dynamic || reactions.length > 0) return true;
  const { visible, hidden, disabled, readOnly, required } = node.linkage;
  return (
    isExpression(visible) ||
    isExpression(hidden) ||
    isExpression(disabled) ||
    isExpression(readOnly) ||
    isExpression(required)
  );
}

/** Returns true if values alone can hide a field of the form. */
export function mayHideByValues(form: ResolvedForm): boolean {
  return compileForm(form).hasAbsences;
}

/** A value that cannot be computed because of a cycle: its data path, its source, and the cycle. */
export interface CircularValue {
  path: string;
  document: string;
  pointer: string;
  problem: Problem;
}

/** Returns the values of a form that read themselves, directly or indirectly. */
export function circularValues(form: ResolvedForm): CircularValue[] {
  return compileForm(form).computations.circular.map(({ computation: { path, source }, problem }) => ({
    path,
    ...source,
    problem,
  }));
}
