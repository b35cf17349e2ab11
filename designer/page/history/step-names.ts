import { annotatedFormat } from '../../../generated/annotated-format.ts';
import type { AnnotatedNode } from '../../../src/schema/format/index.ts';
import { isJsonObject, own, readString, type JsonObject } from '../../../src/schema/json/index.ts';
import { allNodes, titleOfNode, titlesOf } from '../../model/index.ts';
import { annotatedDefinition, followed } from '../../panels/properties/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { pageWords, type Locale, type StepNames } from '../../words/index.ts';

type Designed = Pick<OpenDesign, 'tree' | 'history' | 'vocabulary' | 'fields'>;

/** Returns the titles of nodes, also of those that were removed, and the labels of properties for the steps of a history. */
export function stepNames(design: Designed, locale: Locale): StepNames {
  const written = writtenNodes(design);
  return {
    node(key) {
      const node = written.get(key);
      return node ? titleOfNode({ key, written: node }, design) : key;
    },
    property(nodes, path) {
      const node = written.get(nodes[0] ?? '');
      return labelAt(annotatedDefinition(nodes.length === 0 ? 'form' : 'form_node'), path, node, locale);
    },
  };
}

function writtenNodes({ tree, history }: Designed): ReadonlyMap<string, JsonObject> {
  const removed = history.transactions.flatMap(({ patches, inverse }) =>
    [...patches, ...inverse].flatMap((patch) =>
      patch.op === 'insert' && typeof patch.key === 'string' && isJsonObject(patch.value)
        ? [[patch.key, patch.value] as const]
        : [],
    ),
  );
  return new Map([...removed, ...allNodes(tree).map(({ key, written }) => [key, written] as const)]);
}

function labelAt(
  schema: AnnotatedNode,
  [key, ...rest]: readonly string[],
  node: JsonObject | undefined,
  locale: Locale,
): string {
  if (key === undefined) return '';
  const written = own(schema.properties ?? {}, key);
  if (!written) return [key, ...rest].join(' · ');
  const inner = followed(written);
  if (inner['x-props-of']?.widget !== undefined) {
    const props = own(annotatedFormat.widgets, readString(node?.['x-component']) ?? '');
    if (props && rest.length > 0) return labelAt(props, rest, node, locale);
  }
  if (inner.properties && rest.length > 0) return labelAt(inner, rest, node, locale);
  const label = titlesOf(written.title === undefined ? inner : written, key)[locale];
  return written.$ref === '#/definitions/common_condition' ? pageWords[locale].condition(label) : label;
}
