import { documentKey, type DocumentKind, type DocumentSet, type SourceDocument } from '../documents/document.ts';
import { checkExpression } from '../expressions/index.ts';
import { nearestName } from '../nearest-name.ts';
import type { Explanation } from '../parse/index.ts';
import { visitDocument } from '../references/index.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { commonFieldTypes, type DeclaredNames } from './names.ts';
import { scopeTypes } from './scope-types.ts';

/** A finding of the look-up; an expression's has the index of the wrong character in the string that holds it. */
export interface NameFinding extends Explanation {
  offset?: number;
}

const kindWords: Readonly<Record<DocumentKind, string>> = {
  model: '模型',
  list: '列表',
  columns: '列',
  form: '表单',
  rules: '规则',
  dialog: '弹窗',
  picker: '选择器',
  screen: '页面',
  request: '请求',
  query: '查询',
  dictionary: '字典',
  app: '应用清单',
};

/** Looks up everything that a document names, and checks its expressions against the types of what they see. */
export function checkNames(
  document: SourceDocument,
  documents: DocumentSet,
  names: DeclaredNames,
  vocabulary: Vocabulary,
): NameFinding[] {
  const findings: NameFinding[] = [];
  const missing = (
    code: string,
    noun: string,
    name: string,
    pointer: string,
    candidates: Iterable<string>,
    atKey = false,
  ) => {
    const nearest = nearestName(name, candidates);
    findings.push({
      code,
      pointer,
      atKey,
      message: `没有名为“${name}”的${noun}。`,
      ...(nearest !== undefined && { nearest }),
    });
  };
  visitDocument(document, documents, {
    document(id, kinds, pointer) {
      if (kinds.some((kind) => documents.get(documentKey(id, kind)))) return;
      missing(
        'unknown-document',
        `${kinds.map((kind) => kindWords[kind]).join('或')}文档`,
        id,
        pointer,
        names.ids(kinds),
      );
    },
    field(model, name, pointer) {
      const fields = names.fields(model);
      if (!fields || Object.hasOwn(fields, name) || Object.hasOwn(commonFieldTypes, name)) return;
      const atKey = pointer.endsWith(`/${name}`);
      missing(
        'unknown-field',
        `字段（模型 ${model}）`,
        name,
        pointer,
        [...Object.keys(fields), ...Object.keys(commonFieldTypes)],
        atKey,
      );
    },
    dictionary(code, pointer) {
      if (!names.dictionaries.has(code)) missing('unknown-dictionary', '字典', code, pointer, names.dictionaries);
    },
    rule(name, pointer) {
      if (!names.rules.has(name)) missing('unknown-rule', '校验规则', name, pointer, names.rules);
    },
    permission(name, pointer) {
      if (!names.permissions.has(name)) missing('unknown-permission', '权限', name, pointer, names.permissions);
    },
    action(name, pointer) {
      if (!Object.hasOwn(vocabulary.actions, name))
        missing('unknown-action', '动作', name, pointer, Object.keys(vocabulary.actions), true);
    },
    expression({ text, pointer, start, place, model, lineModel }) {
      for (const problem of checkExpression(text, scopeTypes(place, model, lineModel, names))) {
        const { code, message, nearest, position } = problem;
        const finding = {
          code: `expression-${code}`,
          pointer,
          message: `表达式有误：${message}`,
          offset: start + position,
        };
        findings.push({ ...finding, ...(nearest !== undefined && { nearest }) });
      }
    },
  });
  return findings;
}
