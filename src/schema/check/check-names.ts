import { commonFieldTypes } from '../common-fields.ts';
import { documentKey, type DocumentSet, type SourceDocument } from '../documents/document.ts';
import { checkExpression, type ScopeTypes } from '../expressions/index.ts';
import { kindDefinition } from '../kinds/index.ts';
import type { JsonObject } from '../json/index.ts';
import { nearestName } from '../nearest-name.ts';
import type { Explanation } from '../parse/index.ts';
import { type FoundReference, visitDocument } from '../references/index.ts';
import type { Problem } from '../problem.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { unknownAddress } from './addresses.ts';
import { givenArguments, wrongArguments } from './arguments.ts';
import { loadsNothing, wrongCondition } from './fixed-conditions.ts';
import { wrongImpliedProps } from './implied-props.ts';
import type { DeclaredNames } from './names.ts';
import { scopeTypes } from './scope-types.ts';

/** A finding of the look-up; an expression's has the index of the wrong character in the string that holds it. */
export interface NameFinding extends Explanation {
  /** An error if left out. */
  severity?: Problem['severity'];
  offset?: number;
}

/** Looks up everything that a document names, and checks its expressions against the types of what they see. */
export function checkNames(
  document: SourceDocument,
  documents: DocumentSet,
  names: DeclaredNames,
  vocabulary: Vocabulary,
): NameFinding[] {
  const findings: NameFinding[] = [];
  const ofRequest: ScopeTypes = document.kind === 'request' ? { $args: givenArguments(document.id, documents) } : {};
  const withoutLoad = loadsNothing(document);
  visitDocument(document, documents, {
    reference(found) {
      const finding =
        missing(found, documents, names, vocabulary) ??
        wrongArguments(found, document, documents) ??
        wrongCondition(found, document);
      if (finding) findings.push({ ...finding, pointer: found.pointer, atKey: found.atKey });
    },
    impliedProps(found) {
      findings.push(...wrongImpliedProps(found));
    },
    expression({ text, pointer, start, place, model, lineModel }) {
      const { $loaded, ...seen } = scopeTypes(place, model, lineModel, names);
      const scope = { ...seen, ...($loaded && !withoutLoad && { $loaded }), ...ofRequest };
      for (const problem of checkExpression(text, scope)) {
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

/** The finding for a name that nothing declares; undefined where something does. */
function missing(
  found: FoundReference,
  documents: DocumentSet,
  names: DeclaredNames,
  vocabulary: Vocabulary,
): Omit<NameFinding, 'pointer'> | undefined {
  const unknown = (code: string, noun: string, name: string, known: Iterable<string>) => {
    const nearest = nearestName(name, known);
    return {
      code: `unknown-${code}`,
      message: `没有名为“${name}”的${noun}。`,
      ...(nearest !== undefined && { nearest }),
    };
  };
  const among = (code: string, noun: string, name: string, known: ReadonlySet<string> | undefined) =>
    known === undefined || known.has(name) ? undefined : unknown(code, noun, name, known);
  switch (found.sort) {
    case 'document': {
      const { id, kinds } = found;
      if (kinds.some((kind) => documents.get(documentKey(id, kind)))) return undefined;
      return unknown(
        'document',
        `${kinds.map((kind) => kindDefinition(kind).title['zh-CN']).join('或')}文档`,
        id,
        names.ids(kinds),
      );
    }
    case 'field': {
      const fields = names.fields(found.model);
      return among('field', `字段（模型 ${found.model}）`, found.name, fields && namesOf(fields));
    }
    case 'missing-node':
      return unknown('field', '表单字段', found.name, found.known);
    case 'state':
      return among('state', `状态（模型 ${found.model}）`, found.name, names.states(found.model));
    case 'transition':
      return among('transition', `状态变更（模型 ${found.model}）`, found.name, names.transitions(found.model));
    case 'creation':
      return among('creation', `生成规则（模型 ${found.model}）`, found.name, names.creations(found.model));
    case 'dictionary':
      return among('dictionary', '字典', found.name, names.dictionaries);
    case 'rule':
      return among('rule', '校验规则', found.name, names.rules);
    case 'permission':
      return among('permission', '权限', found.name, names.permissions);
    case 'action':
      return among('action', '动作', found.name, new Set(Object.keys(vocabulary.actions)));
    case 'builtInRule':
      return among('rule', '内置校验规则', found.name, new Set(Object.keys(vocabulary.rules)));
    case 'icon':
    case 'path':
      return unknownAddress(found, names.addresses);
    default:
      // The closed meta-schema has told of widgets, cells and types of columns; the others may come from a host.
      return undefined;
  }
}

const known = new WeakMap<object, ReadonlySet<string>>();

/** The names of a model's fields, with those that every record has: found once, for each text names some. */
function namesOf(fields: Record<string, JsonObject>): ReadonlySet<string> {
  const names = known.get(fields) ?? new Set([...Object.keys(fields), ...Object.keys(commonFieldTypes)]);
  known.set(fields, names);
  return names;
}
