import { say } from '../../../locale/index.ts';
import { isExpression } from '../../../schema/expressions/index.ts';
import { isJsonObject, toPointer, type JsonObject, type JsonValue } from '../../../schema/json/index.ts';
import type { Problem } from '../../../schema/problems/problem.ts';
import { below, checkedProps, evaluatedProps, findings, type Place } from '../../gate/index.ts';
import type { DynamicProps } from '../../resolve/index.ts';
import { evaluate } from './evaluator.ts';

/**
 * Evaluates the props of a component that contain expressions, and passes the results through the gate. A prop that
 * fails or does not fit is left out and reported in `failures`; one without a result is left out.
 * @param of its name and props, and the place of the props.
 */
export function evaluateProps(
  of: { component: string; props: JsonObject; document: string; pointer: string },
  { names, entry }: DynamicProps,
  scope: object,
  failures: Map<string, Problem>,
): JsonObject {
  const { document, pointer } = of;
  const given: JsonObject = {};
  for (const name of names) {
    const at = pointer + toPointer([name]);
    const value = evaluated(of.props[name] ?? null, at, (text, source) =>
      evaluate(text, scope, { document, pointer: source }, failures),
    );
    if (value !== undefined && value !== null) given[name] = value;
  }
  const found = findings(document);
  const gate = { vocabulary: nothing, findings: found, nodes: 0 };
  const place: Place = { pointer, depth: 0, gate };
  const safe = evaluatedProps(given, place);
  const known = isJsonObject(safe) ? safe : {};
  const checked = checkedProps(
    say('组件“{component}”', { component: of.component }),
    entry,
    known,
    (name) => below(place, name),
    () => false,
  );
  for (const problem of found.problems) failures.set(`${document}${problem.pointer}${problem.code}`, problem);
  return checked;
}

const nothing = { widgets: {}, cells: {}, actions: {}, rules: {} };

function evaluated(
  value: JsonValue,
  pointer: string,
  run: (text: string, pointer: string) => ReturnType<typeof evaluate>,
): JsonValue | undefined {
  if (isExpression(value)) {
    const outcome = run(value, pointer);
    return outcome.ok ? toJson(outcome.value) : undefined;
  }
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => {
    return [key, evaluated(member, pointer + toPointer([key]), run)] as const;
  });
  if (members.some(([, member]) => member === undefined)) return undefined;
  const known = members.flatMap(([key, member]) => (member === undefined ? [] : [[key, member] as const]));
  return Array.isArray(value) ? known.map(([, member]) => member) : Object.fromEntries(known);
}

/** Converts the result of an expression to data: components only receive JSON. */
function toJson(value: unknown): JsonValue | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (Array.isArray(value)) return value.map((item: unknown) => toJson(item) ?? null);
  if (typeof value !== 'object') return undefined;
  const members = Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    const json = toJson(member);
    return json === undefined ? [] : [[key, json] as const];
  });
  return Object.fromEntries(members);
}
