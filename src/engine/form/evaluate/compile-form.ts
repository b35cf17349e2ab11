import { isExpression } from '../../../schema/expressions/index.ts';
import type { Problem } from '../../../schema/problem.ts';
import type { ResolvedField } from '../../model/index.ts';
import type { FieldNode, FieldTreeNode, LayoutNode, Reaction, ResolvedForm } from '../resolved-form.ts';
import { collectComputations } from './collect-computations.ts';
import { type OrderedComputations, orderComputations } from './order-computations.ts';

/** A node with what decides its state, parents before children. */
export interface CompiledNode {
  node: FieldNode | LayoutNode;
  parent: CompiledNode | undefined;
  /** Reactions that aim at it, from anywhere in the form, each with the node that carries it. */
  reactions: { reaction: Reaction; carrier: FieldNode | LayoutNode }[];
  /** Nodes of a row. */
  rows: CompiledNode[];
  /** Does its state depend on values? */
  depends: boolean;
}

export interface CompiledForm {
  nodes: CompiledNode[];
  computations: OrderedComputations;
  /** Fields with a node outside lines, by name. */
  fields: ResolvedField[];
  lineFields: Map<string, readonly ResolvedField[]>;
  problems: Problem[];
}

/** By the nodes of a form, with the model they were compiled for. */
const compiledForms = new WeakMap<ResolvedForm['nodes'], { model: ResolvedForm['model']; compiled: CompiledForm }>();

/** Everything about a form that does not depend on values; once for the same nodes and model. */
export function compileForm(form: ResolvedForm): CompiledForm {
  const known = compiledForms.get(form.nodes);
  if (known && known.model === form.model) return known.compiled;
  const nodes = compileNodes(form.nodes);
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
  const compiled: CompiledForm = { nodes, computations, fields: [...own, ...inherited], lineFields, problems };
  compiledForms.set(form.nodes, { model: form.model, compiled });
  return compiled;
}

function compileNodes(nodes: readonly FieldTreeNode[]): CompiledNode[] {
  const compiled: CompiledNode[] = [];
  const reacting: CompiledNode['node'][] = [];
  const add = (list: readonly FieldTreeNode[], parent: CompiledNode | undefined) => {
    for (const node of list) {
      if (node.kind === 'problem') continue;
      const rows = node.kind === 'field' && node.lines ? compileNodes(node.lines.nodes) : [];
      const entry: CompiledNode = { node, parent, reactions: [], rows, depends: false };
      compiled.push(entry);
      if (node.linkage.reactions.length > 0) reacting.push(node);
      if (node.kind === 'layout') add(node.children, entry);
    }
  };
  add(nodes, undefined);
  for (const node of reacting) {
    for (const reaction of node.linkage.reactions) {
      const targets = compiled.filter((entry) => isTarget(entry.node, reaction.target, node));
      for (const target of targets) target.reactions.push({ reaction, carrier: node });
    }
  }
  for (const entry of compiled) entry.depends = dependsOnValues(entry) || (entry.parent?.depends ?? false);
  return compiled;
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

/** A value that cannot be computed because it goes in a circle: its data path, where it is written, and the circle. */
export interface CircularValue {
  path: string;
  document: string;
  pointer: string;
  problem: Problem;
}

/** The values of a form that read themselves, by way of others or not. */
export function circularValues(form: ResolvedForm): CircularValue[] {
  return compileForm(form).computations.circular.map(({ computation: { path, source }, problem }) => ({
    path,
    ...source,
    problem,
  }));
}
