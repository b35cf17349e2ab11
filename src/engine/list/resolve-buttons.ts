import { say } from '../../locale/index.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../schema/json/index.ts';
import { nearestOf } from '../../schema/nearest-name.ts';
import type { Problem } from '../../schema/problem.ts';
import type { Findings } from '../gate/index.ts';
import type { ResolvedModel } from '../model/index.ts';
import { readSteps } from '../resolve/index.ts';
import { compact, readString, readText } from '../values/index.ts';
import { builtInButtons, builtInNames } from './built-in-buttons.ts';
import { canMove } from './can-move.ts';
import type { ResolvedButton } from './resolved-list.ts';

interface ButtonsSource {
  findings: Findings;
  document: string;
  pointer: string;
  model: ResolvedModel;
  permission: string;
  place: 'toolbar' | 'row';
}

/** Resolves a gated list of built-in names and button objects, in its order. */
export function resolveButtons(items: readonly JsonValue[], source: ButtonsSource): ResolvedButton[] {
  return items.flatMap((item, index) => {
    const place = { ...source, pointer: `${source.pointer}/${index}` };
    if (typeof item === 'string') return builtIn(item, place);
    return isJsonObject(item) ? [readButton(item, index, place)] : [];
  });
}

function builtIn(name: string, source: ButtonsSource): ResolvedButton[] {
  const { model, permission, pointer, place, findings, document } = source;
  const buttons = builtInButtons(name, place, model, permission, pointer);
  if (name === 'move-to' && place === 'row' && buttons && !canMove(model)) {
    const message = say('“{title}”的记录不能移动：模型不是树、上级字段只读，或编码按层级生成（{tree}）。', {
      title: model.title,
      tree: '{tree}',
    });
    const problem = findings.report({ code: 'cannot-move', document, pointer, message });
    return buttons.map((button) => ({ ...button, problem }));
  }
  if (buttons) return buttons;
  const message = say('没有名为“{name}”的内置按钮。', { name });
  const problem = findings.report({
    code: 'unknown-button',
    document,
    pointer,
    message,
    ...nearestOf(name, builtInNames[place]),
  });
  return [broken(name, problem, source)];
}

function broken(title: string, problem: Problem, { pointer }: ButtonsSource): ResolvedButton {
  return { name: title, title, kind: 'default', disabled: true, needsSelection: false, steps: [], problem, pointer };
}

const kinds = ['primary', 'default', 'dashed', 'link', 'danger'] as const;

function readButton(item: JsonObject, index: number, source: ButtonsSource): ResolvedButton {
  const { pointer, findings, document, place } = source;
  const title = readText(item.title) ?? '';
  const { steps = [], problem } = stepsOf(item.do, { ...source, pointer: `${pointer}/do` });
  const needsTitle =
    title === ''
      ? findings.report({ code: 'missing-key', document, pointer, message: say('按钮没有 title。') })
      : undefined;
  return compact<ResolvedButton>({
    name: readString(item.name) ?? `${place}-${index}`,
    title: title === '' ? '?' : title,
    icon: readString(item.icon),
    kind: kinds.find((kind) => kind === item.kind) ?? (place === 'row' ? 'link' : 'default'),
    permission: readString(item.permission),
    visible: readCondition(item.visible),
    disabled: problem ? true : readCondition(item.disabled),
    hint: readText(item.hint),
    needsSelection: item.needsSelection === true,
    wholeQuery: item.wholeQuery === true ? true : undefined,
    steps,
    problem: problem ?? needsTitle,
    pointer,
  });
}

function stepsOf(value: JsonValue | undefined, { findings, document, pointer }: ButtonsSource) {
  const problems = findings.problems.filter((problem) => problem.document === document);
  const read = readSteps(value, { pointer, problems });
  if (read.steps) return read;
  const message = say('按钮没有写要做什么（do）。');
  return { problem: findings.report({ code: 'missing-key', document, pointer, message }) };
}

function readCondition(value: JsonValue | undefined): boolean | string | undefined {
  return typeof value === 'boolean' || typeof value === 'string' ? value : undefined;
}
