import { say } from '../../locale/index.ts';
import { documentKey, splitDocumentKey, type DocumentKey, type DocumentSet } from '../../schema/documents/document.ts';
import { isJsonObject, readAt, shareEqual, toPointer } from '../../schema/json/index.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { findings as findingsOf, gate, type Finding } from '../gate/index.ts';
import type { ResolveOptions } from '../list/index.ts';
import { readSteps } from '../resolve/index.ts';
import { compact, localText } from '../values/index.ts';
import { titleInside } from './dialog-title.ts';
import { readBody } from './read-body.ts';
import type { DialogBody, ResolvedDialog } from './resolved-dialog.ts';

/** The kinds that `open-dialog` may name, in the order in which a bare id is looked up. */
const kinds = ['dialog', 'form', 'list', 'screen'] as const;

/** Returns the key of the document that an id passed to `open-dialog` refers to; undefined if there is none. */
export function dialogKeyOf(id: string, documents: DocumentSet): DocumentKey | undefined {
  return kinds.map((kind) => documentKey(id, kind)).find((key) => documents.get(key));
}

/**
 * Resolves a dialog by the key of a dialog (`base/freeze.dialog`), or of a form, list or screen that is opened
 * directly. Never throws; if it does not exist, its body is the problem. Parts that have not changed since `previous`
 * are the same objects in both.
 */
export function resolveDialog(
  key: string,
  documents: DocumentSet,
  vocabulary: Vocabulary,
  options: ResolveOptions = {},
  previous?: ResolvedDialog,
): ResolvedDialog {
  const parts = splitDocumentKey(key);
  const direct = kinds.slice(1).find((kind) => kind === parts?.kind);
  const source = parts && documents.get(`${parts.id}.${parts.kind}`);
  const written = parts?.kind === 'dialog' ? (source?.body ?? {}) : {};
  const gated = gate('dialog', written, vocabulary, { document: key, pointer: '' });
  const ofBody = ['/body/form/', '/body/list/'];
  const findings = findingsOf(
    key,
    gated.problems.filter(({ pointer }) => !ofBody.some((place) => pointer.startsWith(place))),
  );
  const { body } = gated;
  const isForSteps = body.submit !== undefined;
  const at = { documents, vocabulary, options, document: key, findings, previous: previous?.body, isForSteps };
  const refuse = (finding: Finding): DialogBody => ({ kind: 'problem', problem: findings.report(finding) });
  const inside = (): DialogBody => {
    if (!source)
      return refuse({ code: 'unknown-document', pointer: '', message: say('没有名为“{key}”的文档。', { key }) });
    if (direct) return readBody(direct, parts.id, '', at);
    const [kind, value] = Object.entries(body.body ?? {})[0] ?? [];
    const dropped = findings.problems.find(({ pointer }) => pointer.startsWith('/body'));
    if (kind === undefined && dropped) return { kind: 'problem', problem: dropped };
    if (kind === undefined || value === undefined)
      return refuse({
        code: 'missing-key',
        pointer: '',
        message: say('弹窗没有写里面放什么（body）。'),
        expected: 'body',
      });
    // The inline body as written: its content passes its own gate.
    const own = isJsonObject(value) ? readAt(written, ['body', kind]) : undefined;
    return readBody(kind, own ?? value, `/body${toPointer([kind])}`, at);
  };
  const content = inside();
  const load = readSteps(body.load, { pointer: '/load', problems: findings.problems });
  const submit = readSteps(body.submit, { pointer: '/submit', problems: findings.problems });
  const dialog = compact<ResolvedDialog>({
    document: key,
    title: localText(body.title) ?? titleInside(content) ?? key,
    width: body.width ?? widthOf(content),
    fullScreen: body.fullScreen === true,
    placement: body.placement ?? 'modal',
    permission: body.permission,
    body: load.problem ? { kind: 'problem', problem: load.problem } : content,
    load: load.problem ? undefined : load.steps,
    values: body.values ?? {},
    print: body.print === true ? true : undefined,
    okText: localText(body.okText) ?? say('确定'),
    applyText: localText(body.applyText),
    cancelText: localText(body.cancelText),
    submit: submit.steps,
    submitProblem: submit.problem,
    problems: findings.problems,
  });
  return shareEqual(previous, dialog);
}

function widthOf(content: DialogBody): number | undefined {
  if (content.kind === 'picker') return content.picker.width;
  return content.kind === 'form' ? content.form.width : undefined;
}
