import type { CommonButton, CommonSteps } from '../../../generated/documents.ts';
import { say } from '../../locale/index.ts';
import { nearestOf } from '../../schema/problems/nearest-name.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import type { Findings, Gated } from '../gate/index.ts';
import type { ResolvedModel } from '../model/index.ts';
import { readSteps } from '../resolve/index.ts';
import { compact, localText } from '../values/index.ts';
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
export function resolveButtons(
  items: readonly (string | Gated<CommonButton> | null)[],
  source: ButtonsSource,
): ResolvedButton[] {
  return items.flatMap((item, index) => {
    const place = { ...source, pointer: `${source.pointer}/${index}` };
    if (typeof item === 'string') return builtIn(item, place);
    return item === null ? [] : [readButton(item, index, place)];
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

function readButton(item: Gated<CommonButton>, index: number, source: ButtonsSource): ResolvedButton {
  const { pointer, findings, document, place } = source;
  const title = localText(item.title) ?? '';
  const { steps = [], problem } = stepsOf(item.do, { ...source, pointer: `${pointer}/do` });
  const needsTitle =
    title === ''
      ? findings.report({ code: 'missing-key', document, pointer, message: say('按钮没有 title。') })
      : undefined;
  return compact<ResolvedButton>({
    name: item.name ?? `${place}-${index}`,
    title: title === '' ? '?' : title,
    icon: item.icon,
    kind: item.kind ?? (place === 'row' ? 'link' : 'default'),
    permission: item.permission,
    visible: item.visible,
    disabled: problem ? true : item.disabled,
    hint: localText(item.hint),
    needsSelection: item.needsSelection === true,
    wholeQuery: item.wholeQuery === true ? true : undefined,
    steps,
    problem: problem ?? needsTitle,
    pointer,
  });
}

function stepsOf(value: Gated<CommonSteps> | undefined, { findings, document, pointer }: ButtonsSource) {
  const problems = findings.problems.filter((problem) => problem.document === document);
  const read = readSteps(value, { pointer, problems });
  if (read.steps) return read;
  const message = say('按钮没有写要做什么（do）。');
  return { problem: findings.report({ code: 'missing-key', document, pointer, message }) };
}
