import { say } from '../../locale/index.ts';
import { documentKey, splitDocumentKey, type DocumentSet } from '../../schema/documents/document.ts';
import type { JsonValue } from '../../schema/json/index.ts';
import { nearestOf } from '../../schema/problems/nearest-name.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { resolveScreen } from '../figures/index.ts';
import { resolveForm } from '../form/index.ts';
import type { Findings } from '../gate/index.ts';
import { resolveList, type ResolveOptions } from '../list/index.ts';
import { resolvePicker, type ResolvedPicker } from '../picker/index.ts';
import { readText } from '../values/index.ts';
import type { DialogBody } from './resolved-dialog.ts';

interface Around {
  documents: DocumentSet;
  vocabulary: Vocabulary;
  options: ResolveOptions;
  document: string;
  findings: Findings;
  previous: DialogBody | undefined;
  isForSteps: boolean;
}

/** Resolves the body of a dialog: `value` is the id of a document of that kind, or the inline body. */
export function readBody(kind: string, value: JsonValue, pointer: string, around: Around): DialogBody {
  const { documents, vocabulary, options, document, findings, previous } = around;
  if (kind === 'text') return { kind, text: readText(value) ?? '' };
  if (!isKind(kind)) {
    const message = say('弹窗里不能放“{kind}”，请放表单、列表、选择器、页面或文字。', { kind });
    return { kind: 'problem', problem: findings.report({ code: 'not-drawn-yet', pointer, message }) };
  }
  const id = typeof value === 'string' ? value : undefined;
  if (id !== undefined && !documents.get(documentKey(id, kind))) {
    const message = say('没有名为“{id}.{kind}”的文档。', { id, kind });
    const problem = { code: 'unknown-document', pointer, message, ...nearestOf(id, idsOf(kind, documents)) };
    return { kind: 'problem', problem: findings.report(problem) };
  }
  const inline = { document, pointer, body: value };
  if (kind === 'form') {
    const before = previous?.kind === kind ? previous.form : undefined;
    const source = id === undefined ? { ...inline, ...(around.isForSteps && { isForSteps: true }) } : `${id}.form`;
    return { kind, form: resolveForm(source, documents, vocabulary, before) };
  }
  if (kind === 'list') {
    const before = previous?.kind === kind ? previous.list : undefined;
    return {
      kind,
      list: resolveList(id === undefined ? inline : `${id}.list`, documents, vocabulary, options, before),
    };
  }
  if (kind === 'picker')
    return pickerBody(resolvePicker(`${id ?? document}.picker`, documents, vocabulary, options), pointer, findings);
  const before = previous?.kind === kind ? previous.screen : undefined;
  return { kind, screen: resolveScreen(`${id ?? document}.screen`, documents, vocabulary, before) };
}

const kinds = ['form', 'list', 'picker', 'screen'] as const;

function isKind(kind: string): kind is (typeof kinds)[number] {
  return kinds.some((known) => known === kind);
}

/**
 * Returns a picker whose choices are defined in the document. A report's columns come with its response, which only a
 * field can request.
 */
function pickerBody(picker: ResolvedPicker, pointer: string, findings: Findings): DialogBody {
  if (picker.list ?? picker.tree) return { kind: 'picker', picker };
  const message = say('这个选择器从报表里选，不能放进弹窗，请放从模型或树里选的选择器。');
  const problem = picker.problems.find(({ severity }) => severity === 'error');
  return { kind: 'problem', problem: problem ?? findings.report({ code: 'not-drawn-yet', pointer, message }) };
}

function idsOf(kind: string, documents: DocumentSet): string[] {
  return [...documents.keys()].flatMap((key) => {
    const parts = splitDocumentKey(key);
    return parts?.kind === kind ? [parts.id] : [];
  });
}
