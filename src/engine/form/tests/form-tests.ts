import { say } from '../../../locale/index.ts';
import { toPointer, type JsonObject } from '../../../schema/json/index.ts';
import type { Problem } from '../../../schema/problems/problem.ts';
import type { EvaluationContext, FormEvaluation, ResolvedForm } from '../../resolve/index.ts';
import { readObject, readObjects, readString, readText, valueAt } from '../../values/index.ts';
import { evaluateFilled } from '../evaluate/begun-values.ts';
import { describeState, isExpected, stateNames } from './expected-state.ts';
import { findNamed, type NamedNode } from './named-nodes.ts';

export interface FailedExpectation {
  pointer: string;
  message: string;
}

export interface FormTest {
  title: string;
  given: JsonObject;
  failed: FailedExpectation[];
}

/** Runs the tests of a form's document. Never throws; invalid parts are skipped. */
export function runFormTests(form: ResolvedForm, body: JsonObject): FormTest[] {
  return readObjects(body['tests']).map(({ item, index }) => {
    const given = readObject(item['given']);
    const { evaluation, values } = evaluateFilled(form, given, contextOf(item));
    const expected = Object.entries(readObject(item['expect']));
    const failed = expected.flatMap(([name, wanted]) => {
      const node = findNamed(form, name);
      if (!node) return [];
      const path = ['tests', String(index), 'expect', name];
      return failures(evaluation, { node, wanted: readObject(wanted), values, path });
    });
    return { title: readText(item['title']) ?? '', given, failed };
  });
}

/** Returns the failed tests as problems of the form's document, for the check and for publishing. */
export function failedTests(form: ResolvedForm, body: JsonObject): Problem[] {
  return runFormTests(form, body).flatMap(({ title, failed }) =>
    failed.map(({ pointer, message }) => ({
      severity: 'error' as const,
      code: 'failed-test',
      document: form.document,
      pointer,
      message: say('测试“{title}”没有通过：{message}', { title, message }),
    })),
  );
}

interface Expectation {
  node: NamedNode;
  wanted: JsonObject;
  values: object;
  path: string[];
}

function failures(evaluation: FormEvaluation, expectation: Expectation): FailedExpectation[] {
  const { node, wanted, path } = expectation;
  const state = evaluation.states.get(node.address);
  if (!state) return [];
  const states = stateNames.flatMap((key): FailedExpectation[] => {
    const is = key === 'visible' ? state.visible && !state.hidden : state[key];
    if (typeof wanted[key] !== 'boolean' || wanted[key] === is) return [];
    return [{ pointer: toPointer([...path, key]), message: describeState(node.title, key, is) }];
  });
  return [...states, ...wrongValue(evaluation, expectation), ...wrongProblem(evaluation, expectation)];
}

function wrongValue(evaluation: FormEvaluation, { node, wanted, values, path }: Expectation): FailedExpectation[] {
  const expected = wanted['value'];
  const { computed, absent } = evaluation;
  const filled = computed.has(node.name) ? computed.get(node.name) : valueAt(values, node.name);
  const value = absent.has(node.name) ? undefined : filled;
  if (expected === undefined || isExpected(value, expected)) return [];
  const message = say('“{title}”应是 {stringify}，现在是 {stringify2}。', {
    title: node.title,
    stringify: JSON.stringify(expected),
    stringify2: JSON.stringify(value ?? null),
  });
  return [{ pointer: toPointer([...path, 'value']), message }];
}

function wrongProblem({ problems }: FormEvaluation, { node, wanted, path }: Expectation): FailedExpectation[] {
  const text = wanted['problem'] === '' ? '' : readText(wanted['problem']);
  if (text === undefined) return [];
  const told = problems.filter((each) => each.path === node.name && each.severity === 'error');
  const messages = told.map(({ message }) => message);
  if (text === '' ? messages.length === 0 : messages.includes(text)) return [];
  const is = messages.length === 0 ? say('没有提示') : say('提示的是“{messages}”', { messages: messages.join('”“') });
  const message = say('“{title}”{expected}，现在{is}。', {
    title: node.title,
    expected: text === '' ? say('不应有提示') : say('应提示“{text}”', { text }),
    is,
  });
  return [{ pointer: toPointer([...path, 'problem']), message }];
}

function contextOf(test: JsonObject): EvaluationContext {
  const mode = readString(test['mode']);
  const today = readString(test['today']);
  const now = today === undefined ? undefined : new Date(`${today}T12:00:00`);
  return {
    mode: mode === 'edit' || mode === 'detail' ? mode : 'create',
    ...(now && !Number.isNaN(now.getTime()) && { now }),
  };
}
