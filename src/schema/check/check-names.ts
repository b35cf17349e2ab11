import { currentLocale, filled, say, text, translated, type Text } from '../../locale/index.ts';
import { commonFieldTypes } from '../common-fields.ts';
import { documentKey, type DocumentSet, type SourceDocument } from '../documents/document.ts';
import { checkExpression, type ExpressionType, type ScopeTypes } from '../expressions/index.ts';
import type { JsonObject } from '../json/index.ts';
import { kindDefinition, type DocumentKind } from '../kinds/kinds.ts';
import { oncePerObject } from '../memory/once-per-object.ts';
import { listed } from '../parse/index.ts';
import { nearestName } from '../problems/nearest-name.ts';
import { formNames, visitDocument, type FoundReference } from '../references/index.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { unknownAddress } from './addresses.ts';
import { givenArguments, wrongArguments } from './arguments.ts';
import { loadsNothing, wrongCondition } from './fixed-conditions.ts';
import { wrongImpliedProps } from './implied-props.ts';
import type { NameFinding } from './name-finding.ts';
import type { DeclaredNames } from './names.ts';
import { scopeTypes, withOwnFields } from './scope-types.ts';

/** Looks up everything that a document names, and checks its expressions against the types in their scope. */
export function checkNames(
  document: SourceDocument,
  documents: DocumentSet,
  names: DeclaredNames,
  vocabulary: Vocabulary,
): NameFinding[] {
  const findings: NameFinding[] = [];
  const ofRequest: ScopeTypes = document.kind === 'request' ? { $args: givenArguments(document.id, documents) } : {};
  const ofScreen: ScopeTypes = document.kind === 'screen' ? { $values: valuesOfScreen(document) } : {};
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
    expression({ text, pointer, start, place, model, lineModel, ownFields }) {
      const { $loaded, ...seen } = withOwnFields(scopeTypes(place, model, lineModel, names), place, ownFields);
      const scope = {
        ...seen,
        ...($loaded && !withoutLoad && { $loaded }),
        ...ofRequest,
        ...(seen.$values && model === undefined && ofScreen),
      };
      for (const problem of checkExpression(text, scope)) {
        const { code, message, nearest, position } = problem;
        const finding = {
          code: `expression-${code}`,
          pointer,
          message: say('表达式有误：{message}', { message }),
          offset: start + position,
        };
        findings.push({ ...finding, ...(nearest !== undefined && { nearest }) });
      }
    },
  });
  return findings;
}

function valuesOfScreen({ body }: SourceDocument): ExpressionType {
  const names = [...formNames(body, undefined).nodes].map((path) => path.replace(/\..*/, ''));
  return { kind: 'object', properties: Object.fromEntries(names.map((name) => [name, { kind: 'any' }])) };
}

const fewNames = 40;

interface Named {
  name: string;
  model?: string;
}

function missing(
  found: FoundReference,
  documents: DocumentSet,
  names: DeclaredNames,
  vocabulary: Vocabulary,
): Omit<NameFinding, 'pointer'> | undefined {
  const unknown = (code: string, message: string, name: string, known: Iterable<string>) => {
    const nearest = nearestName(name, known);
    if (nearest !== undefined) return { code: `unknown-${code}`, message, nearest };
    const all = [...known];
    const expected = all.length > 0 && all.length <= fewNames ? listed(all) : undefined;
    return { code: `unknown-${code}`, message, ...(expected !== undefined && { expected }) };
  };
  const among = (code: string, words: Text, of: Named, known: ReadonlySet<string> | undefined) =>
    known === undefined || known.has(of.name)
      ? undefined
      : unknown(code, filled(translated(words), { name: of.name, model: of.model }), of.name, known);
  switch (found.sort) {
    case 'document': {
      const { id, kinds } = found;
      if (kinds.some((kind) => documents.get(documentKey(id, kind)))) return undefined;
      const message = say('没有名为“{name}”的{kinds}文档。', { name: id, kinds: titlesOf(kinds) });
      return unknown('document', message, id, names.ids(kinds));
    }
    case 'field': {
      const fields = names.fields(found.model);
      return among('field', text('没有名为“{name}”的字段（模型 {model}）。'), found, fields && namesOf(fields));
    }
    case 'missing-node':
      return unknown('field', say('没有名为“{name}”的表单字段。', { name: found.name }), found.name, found.known);
    case 'state':
      return among('state', text('没有名为“{name}”的状态（模型 {model}）。'), found, names.states(found.model));
    case 'transition':
      return among(
        'transition',
        text('没有名为“{name}”的状态变更（模型 {model}）。'),
        found,
        names.transitions(found.model),
      );
    case 'creation':
      return among(
        'creation',
        text('没有名为“{name}”的生成规则（模型 {model}）。'),
        found,
        names.creations(found.model),
      );
    case 'dictionary':
      return among('dictionary', text('没有名为“{name}”的字典。'), found, names.dictionaries);
    case 'rule':
      return among('rule', text('没有名为“{name}”的校验规则。'), found, names.rules);
    case 'permission':
      return among('permission', text('没有名为“{name}”的权限。'), found, names.permissions);
    case 'action':
      return among('action', text('没有名为“{name}”的动作。'), found, new Set(Object.keys(vocabulary.actions)));
    case 'builtInRule':
      return among('rule', text('没有名为“{name}”的内置校验规则。'), found, new Set(Object.keys(vocabulary.rules)));
    case 'icon':
    case 'path':
      return unknownAddress(found, names.addresses);
    default:
      // The closed meta-schema already checks widgets, cells and column types; other names may come from a host.
      return undefined;
  }
}

function titlesOf(kinds: readonly DocumentKind[]): string {
  const titles = kinds.map((kind) => kindDefinition(kind).title[currentLocale()].toLowerCase());
  return titles.reduce((one, other) => say('{one}或{other}', { one, other }));
}

const namesOf = oncePerObject(
  (fields: Record<string, JsonObject>): ReadonlySet<string> =>
    new Set([...Object.keys(fields), ...Object.keys(commonFieldTypes)]),
);
