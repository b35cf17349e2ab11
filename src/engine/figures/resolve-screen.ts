import { say } from '../../locale/index.ts';
import { splitDocumentKey, type DocumentSet } from '../../schema/documents/document.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { fieldTree, rootWalk, type FieldTreeNode, type ResolvedForm } from '../form/index.ts';
import { findings as findingsOf, gate, type BodyOf, type Findings, type Gated } from '../gate/index.ts';
import { remember, resolveContext } from '../resolve/index.ts';
import { compact, localText } from '../values/index.ts';

export interface ResolvedScreen {
  document: string;
  title: string;
  permission?: string;
  print?: true;
  paper?: { size: string; landscape: boolean; repeatHeader: boolean; margin?: number };
  wide?: true;
  /** Its tree as a form, whose fields are the filters: conditions and expressions are evaluated by the form engine. */
  form: ResolvedForm;
  /** The number of leading nodes of the form that are filters, which are placed above the content. */
  filters: number;
  problems: Problem[];
}

/**
 * Resolves the screen of a key (`sales/delivery.screen`). Never throws; a missing one is empty and reports the problem.
 * Parts that have not changed since `previous` are the same objects in both.
 */
export function resolveScreen(
  key: string,
  documents: DocumentSet,
  vocabulary: Vocabulary,
  previous?: ResolvedScreen,
): ResolvedScreen {
  const id = splitDocumentKey(key)?.id ?? key;
  const document = `${id}.screen` as const;
  const source = documents.get(document)?.body;
  const gated = gate('screen', source ?? {}, vocabulary, { document, pointer: '' });
  const findings = findingsOf(document, gated.problems);
  if (!source)
    findings.report({
      code: 'unknown-document',
      pointer: '',
      message: say('没有名为“{document}”的文档。', { document }),
    });
  const { body } = gated;
  const context = resolveContext(documents, vocabulary, previous);
  const place = { context, findings, document, pointer: '/properties', columns: 2, generated: false };
  const tree = fieldTree(body.properties ?? {}, rootWalk(place, gated.problems));
  const above = rootWalk({ ...place, pointer: '/filters' }, gated.problems);
  const filters = fieldTree(body.filters ?? {}, above);
  const title = localText(body.title) ?? document;
  const form: ResolvedForm = {
    document,
    title,
    layout: { labelWidth: 100, labelPosition: 'right', size: 'medium', columns: 1 },
    nodes: [...filters, ...withoutFields(tree, findings)],
    rules: [],
    problems: findings.problems,
  };
  const screen = compact<ResolvedScreen>({
    document,
    title,
    permission: body.permission,
    print: body.print === true || body.paper ? true : undefined,
    paper: body.paper && readPaper(body.paper),
    wide: body.wide === true ? true : undefined,
    form,
    filters: filters.length,
    problems: findings.problems,
  });
  return remember(screen, previous, context);
}

function withoutFields(nodes: readonly FieldTreeNode[], findings: Findings): FieldTreeNode[] {
  return nodes.map((node) => {
    if (node.kind === 'layout') return { ...node, children: withoutFields(node.children, findings) };
    if (node.kind === 'problem') return node;
    const { key, address, pointer, document } = node;
    const problem = findings.report({
      code: 'field-in-screen',
      document,
      pointer,
      message: say('页面里不能放字段“{key}”，请放排布或内容组件，或者写成 form 文档。', { key }),
      expected: 'type: "void"',
    });
    return { kind: 'problem', key, address, pointer, document, problem };
  });
}

function readPaper(paper: NonNullable<Gated<BodyOf<'screen'>>['paper']>): NonNullable<ResolvedScreen['paper']> {
  const { size = 'A4', landscape = false, repeatHeader = false, margin } = paper;
  return compact({ size, landscape, repeatHeader, margin });
}
