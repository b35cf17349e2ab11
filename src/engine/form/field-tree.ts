import type { FormNode, FormProperties } from '../../../generated/documents.ts';
import { say } from '../../locale/index.ts';
import { toPointer } from '../../schema/json/index.ts';
import { nearestOf } from '../../schema/problems/nearest-name.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import type { Finding, Gated } from '../gate/index.ts';
import { commonFields, findField, type ResolvedField } from '../model/index.ts';
import {
  defaultComponent,
  dynamicProps,
  mergeProps,
  readSteps,
  unknownWidget,
  type FieldNode,
  type FieldTreeNode,
  type LayoutNode,
  type NodeRecall,
  type ProblemNode,
} from '../resolve/index.ts';
import { compact, localText, own } from '../values/index.ts';
import { declarationOf, widgetForCase } from '../widgets/index.ts';
import { readLines } from './form-lines.ts';
import { readLinkage } from './linkage.ts';
import { overlayField } from './overlay-field.ts';
import { editsRows, ownRows } from './own-rows.ts';
import { readRemoteOptions } from './remote-options.ts';
import { blockedAt, deeper, type Walk } from './walk.ts';

type Written = Gated<FormNode>;

/** Returns the nodes of a gated map of properties, in its order; invalid parts become problem nodes in their place. */
export function fieldTree(properties: Gated<FormProperties>, walk: Walk): FieldTreeNode[] {
  const { context, document, pointer, address, path, modelId, columns, isGrid, level, generated, rootFields } = walk;
  const surroundings = [context.vocabulary, path, modelId, columns, isGrid, level, generated, rootFields === undefined];
  const recall = context.nodesAt(`${document}#${pointer} ${address}`, surroundings);
  const isClean = walk.isClean(pointer);
  const recallOf = (key: string) => (isClean || walk.isClean(pointer + toPointer([key])) ? recall : undefined);
  const nodes = Object.entries(properties).flatMap(([key, node]) => readNode(key, node, walk, recallOf(key)));
  const dropped = walk.dropped(walk.pointer).filter(({ key }) => own(properties, key) === undefined);
  return [...nodes, ...dropped.map(({ key, problem }) => problemNode(key, deeper(walk, key), problem))];
}

function readNode(
  key: string,
  node: Written,
  parent: Walk,
  recall: NodeRecall | undefined,
): FieldTreeNode | FieldTreeNode[] {
  const base = parent.fields && findField(parent.fields, key);
  const kept = recall?.kept(key, node, base);
  if (kept?.node.kind === 'field' && !parent.taken.has(kept.node.path)) {
    parent.taken.add(kept.node.path);
    for (const problem of kept.problems) parent.findings.report(problem);
    return kept.node;
  }
  const walk = deeper(parent, key);
  const blocked = blockedAt(walk, '/x-component');
  const children = node.properties;
  if (blocked) {
    const inside = { ...walk, pointer: `${walk.pointer}/properties` };
    return [problemNode(key, walk, blocked), ...(children ? fieldTree(children, inside) : [])];
  }
  if (isLayout(key, node, base, walk)) return [readLayout(key, node, walk)];
  if (node.type === 'object' && children)
    return [readLayout(key, node, { ...walk, path: dataPath(key, walk), fields: undefined })];
  const problem = refusal(key, node, base, walk);
  return [
    problem ? problemNode(key, walk, walk.findings.report(problem)) : recallFieldNode(key, node, base, walk, recall),
  ];
}

function isLayout(key: string, node: Written, base: ResolvedField | undefined, walk: Walk): boolean {
  if (node.type !== undefined) return node.type === 'void';
  if (base) return false;
  const component = node['x-component'];
  const entry = component === undefined ? undefined : own(walk.context.vocabulary.widgets, component);
  return entry?.layout === true || key.startsWith('_');
}

function refusal(key: string, node: Written, base: ResolvedField | undefined, walk: Walk): Finding | undefined {
  const { document, pointer } = walk;
  const path = dataPath(key, walk);
  if (walk.taken.has(path)) {
    return {
      code: 'duplicate-field',
      document,
      pointer,
      message: say('字段“{path}”在这张表单里已经有了，同一个字段只能出现一次。', { path }),
    };
  }
  walk.taken.add(path);
  if (base || node.type !== undefined || !walk.fields) return undefined;
  const message = say('模型里没有“{key}”这个字段。', { key });
  return {
    code: 'unknown-field',
    document,
    pointer,
    message,
    expected: say('模型的字段；只在页面上用的写明 type 和 "x-transient": true'),
    ...nearestOf(
      key,
      [...walk.fields, ...commonFields].map((field) => field.name),
    ),
  };
}

/** Returns the former node for the same source and surroundings, reporting its problems again; otherwise a new one. */
function recallFieldNode(
  key: string,
  node: Written,
  base: ResolvedField | undefined,
  walk: Walk,
  recall: NodeRecall | undefined,
): FieldNode | ProblemNode {
  const make = () => {
    const problems: Problem[] = [];
    const report = (finding: Finding) => {
      const problem = walk.findings.report(finding);
      problems.push(problem);
      return problem;
    };
    return { node: readFieldNode(key, node, base, { ...walk, findings: { ...walk.findings, report } }), problems };
  };
  if (!recall) return make().node;
  const made = recall.at(key, node, base, make);
  for (const problem of made.problems) walk.findings.report(problem);
  return made.node;
}

function readFieldNode(
  key: string,
  node: Written,
  base: ResolvedField | undefined,
  walk: Walk,
): FieldNode | ProblemNode {
  const { context } = walk;
  const field = withRows(overlayField(key, base, node), node, context);
  const choice = defaultComponent(field, context.modelOf, context.vocabulary.widgets);
  const written = node['x-component'];
  const component = written ?? field.component ?? choice.component;
  const entry = own(context.vocabulary.widgets, component);
  const modelKey = `${walk.modelId ?? ''}.model`;
  if (!entry) {
    const inModel = field.component !== undefined && walk.modelId !== undefined;
    const [document, pointer] = inModel ? [modelKey, `${field.pointer}/x-component`] : [walk.document, walk.pointer];
    return problemNode(key, walk, unknownWidget(component, document, pointer, context, walk.findings));
  }
  if (!field.child && editsRows(component, context)) return problemNode(key, walk, rowless(component, walk));
  const layers = [
    { props: choice.props, document: walk.document, pointer: walk.pointer, silent: true },
    {
      props: field.componentProps,
      document: modelKey,
      pointer: `${field.pointer}/x-component-props`,
      silent: written !== undefined,
    },
    {
      props: node['x-component-props'] ?? {},
      document: walk.document,
      pointer: `${walk.pointer}/x-component-props`,
    },
  ];
  const title = node.title === null ? '' : field.title;
  const transient = node['x-transient'] === true;
  const props = mergeProps(say('组件“{component}”', { component }), entry, layers, context, walk.findings);
  return compact<FieldNode>({
    ...nodeBase(key, walk),
    kind: 'field',
    path: dataPath(key, walk),
    field,
    title,
    description: field.description,
    component,
    props,
    dynamic: dynamicProps(props, entry),
    decorator: node['x-decorator'] === null ? null : 'FormItem',
    decoratorProps: { ...usualSpan(component, node, walk), ...readDecoratorProps(node['x-decorator-props']) },
    options: field.options,
    remoteOptions: readRemoteOptions(node['x-remote-options']),
    linkage: readLinkage(node, walk.pointer, field),
    lines: readLines(field, node, walk, fieldTree),
    transient: transient || undefined,
    problem: transient || base ? undefined : unsaved(key, walk),
  });
}

function unsaved(key: string, { rootFields, document, pointer, path, findings }: Walk): Problem | undefined {
  const name = path === '' ? key : path.replace(/\..*/, '');
  if (!rootFields || findField(rootFields, name)) return undefined;
  const names = rootFields.map((field) => field.name);
  return findings.report({
    code: 'unsaved-field',
    document,
    pointer,
    message: say('模型里没有“{key}”这个字段，填的内容保存不了。', { key: name }),
    expected: say('在模型里加上这个字段；只在页面上用的写 "x-transient": true'),
    ...nearestOf(name, names),
  });
}

function withRows(field: ResolvedField, node: Written, context: Walk['context']): ResolvedField {
  if (field.child) return field;
  const component = node['x-component'] ?? field.component;
  const holdsRows = component === undefined ? field.type === 'array' : editsRows(component, context);
  const child = holdsRows ? ownRows(node, context) : undefined;
  return child ? { ...field, type: 'array', child } : field;
}

function rowless(component: string, { document, pointer, findings }: Walk): Problem {
  return findings.report({
    code: 'unknown-rows',
    document,
    pointer,
    message: say('组件“{component}”不知道每一行有什么：模型里没有这个明细，也没有写 items.properties 或 x-columns。', {
      component,
    }),
    expected: say('"type": "array" 和 items.properties（每行的字段）'),
  });
}

function readLayout(key: string, node: Written, walk: Walk): LayoutNode | ProblemNode {
  const component = node['x-component'] ?? widgetForCase('layout', walk.context.vocabulary.widgets);
  const entry = own(walk.context.vocabulary.widgets, component);
  if (!entry)
    return problemNode(key, walk, unknownWidget(component, walk.document, walk.pointer, walk.context, walk.findings));
  const layers = [
    { props: { columns: walk.columns }, document: walk.document, pointer: walk.pointer, silent: true },
    {
      props: node['x-component-props'] ?? {},
      document: walk.document,
      pointer: `${walk.pointer}/x-component-props`,
    },
  ];
  const props = mergeProps(say('组件“{component}”', { component }), entry, layers, walk.context, walk.findings);
  const cell = takesCell(component, walk);
  const isGrid = cell === true && node['x-component'] !== undefined;
  return compact<LayoutNode>({
    ...nodeBase(key, walk),
    kind: 'layout',
    title: localText(node.title),
    component,
    props,
    dynamic: dynamicProps(props, entry),
    content: localText(node['x-content']),
    span: readDecoratorProps(node['x-decorator-props']).gridSpan,
    cell,
    actions: readActions(node['x-actions'], walk),
    linkage: readLinkage(node, walk.pointer),
    children: fieldTree(node.properties ?? {}, { ...walk, isGrid, pointer: `${walk.pointer}/properties` }),
  });
}

/** The most columns that a node has. */
const mostColumns = 4;

/** A wide field takes a whole row. In a grid it takes one cell; without a decorator it has a row to itself anyway. */
function usualSpan(component: string, node: Written, { context, isGrid }: Walk): FieldNode['decoratorProps'] {
  const isWide = declarationOf(component, context.vocabulary.widgets).wide && node['x-decorator'] !== null;
  return isWide && !isGrid ? { gridSpan: mostColumns } : {};
}

function takesCell(component: string, { context }: Walk): true | undefined {
  const { value, gridCell } = declarationOf(component, context.vocabulary.widgets);
  return gridCell || value !== undefined ? true : undefined;
}

/** A list of steps with a wrong one does nothing; its problem has been reported. */
function readActions(value: Written['x-actions'], { pointer, findings }: Walk): LayoutNode['actions'] {
  if (value === undefined) return undefined;
  const read = Object.entries(value).map(([key, steps]) => {
    const place = { pointer: `${pointer}/x-actions${toPointer([key])}`, problems: findings.problems };
    return [key, readSteps(steps, place).steps ?? []] as const;
  });
  return Object.fromEntries(read);
}

function readDecoratorProps(props: Written['x-decorator-props'] = {}): FieldNode['decoratorProps'] {
  return compact({ ...props, tooltip: localText(props.tooltip) });
}

function problemNode(key: string, walk: Walk, problem: ProblemNode['problem']): ProblemNode {
  return { ...nodeBase(key, walk), kind: 'problem', problem };
}

function nodeBase(key: string, { address, pointer, document }: Walk) {
  return { key, address, pointer, document };
}

function dataPath(key: string, walk: Walk): string {
  return walk.path === '' ? key : `${walk.path}.${key}`;
}
