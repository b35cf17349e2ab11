import { say, text, textTable } from '../../locale/index.ts';
import { extractTemplate } from '../../schema/expressions/index.ts';
import type { ResolvedModel } from '../model/index.ts';
import { compact } from '../values/index.ts';
import type { ResolvedButton } from './resolved-list.ts';

type BuiltIn = Pick<ResolvedButton, 'title' | 'kind'> & {
  icon?: string;
  action?: string;
  needsSelection?: boolean;
  wholeQuery?: boolean;
};

const toolbar: ReadonlyMap<string, BuiltIn> = new Map(
  textTable<[string, BuiltIn][]>([
    ['add', { title: text('新增'), kind: 'primary', icon: 'plus', action: 'add' }],
    ['export', { title: text('导出'), kind: 'default', icon: 'download', action: 'export', wholeQuery: true }],
    ['import', { title: text('导入'), kind: 'default', icon: 'import', action: 'import' }],
    ['advanced-query', { title: text('高级查询'), kind: 'default', icon: 'filter' }],
    [
      'batch-delete',
      {
        title: text('批量删除'),
        kind: 'danger',
        icon: 'delete',
        action: 'delete',
        needsSelection: true,
        wholeQuery: true,
      },
    ],
    ['recycle-bin', { title: text('回收站'), kind: 'default', icon: 'rest', action: 'delete' }],
    ['refresh', { title: text('刷新'), kind: 'default', icon: 'reload' }],
  ]),
);

const row: ReadonlyMap<string, BuiltIn> = new Map(
  textTable<[string, BuiltIn][]>([
    ['edit', { title: text('编辑'), kind: 'link', action: 'edit' }],
    ['detail', { title: text('详情'), kind: 'link' }],
    ['print', { title: text('打印'), kind: 'link' }],
    ['delete', { title: text('删除'), kind: 'link', action: 'delete' }],
    ['add-child', { title: text('添加下级'), kind: 'link', action: 'add' }],
    ['move-to', { title: text('移动到…'), kind: 'link', action: 'edit' }],
    ['copy', { title: text('复制'), kind: 'link', action: 'add' }],
  ]),
);

const changing = new Set([
  'add',
  'import',
  'batch-delete',
  'recycle-bin',
  'edit',
  'delete',
  'add-child',
  'move-to',
  'copy',
]);

export const builtInNames = {
  toolbar: [...toolbar.keys(), 'transitions'],
  row: [...row.keys(), 'transitions', 'creates'],
} as const;

/** Returns the buttons for a built-in name: none if the model is read-only, several for `transitions`. */
export function builtInButtons(
  name: string,
  place: 'toolbar' | 'row',
  model: ResolvedModel,
  permission: string,
  pointer: string,
): ResolvedButton[] | undefined {
  if (name === 'transitions') return transitions(model, place, pointer);
  if (place === 'row' && name === 'creates') return creations(model, pointer);
  const builtIn = (place === 'row' ? row : toolbar).get(name);
  if (!builtIn) return undefined;
  if (model.balanceOf && changing.has(name)) return [];
  if (name === 'recycle-bin' && !model.recycleBin) return [];
  const { action, needsSelection = false, ...look } = builtIn;
  const button: ResolvedButton = {
    name,
    ...look,
    permission: action === undefined ? undefined : `${permission}:${action}`,
    ...stateConditions(name, model),
    needsSelection,
    builtIn: name,
    steps: [],
    pointer,
  };
  return [compact(button)];
}

/** In a state that forbids it, editing and deleting are hidden in the row, and rejected for a selection. */
function stateConditions(
  name: string,
  { states }: ResolvedModel,
): Pick<ResolvedButton, 'visible' | 'disabled' | 'hint'> {
  if (!states) return {};
  const deletable = JSON.stringify(states.deletable);
  if (name === 'edit' || name === 'move-to')
    return { visible: `{{ ${JSON.stringify(states.editable)}.includes($record.${states.field}) }}` };
  if (name === 'delete') return { visible: `{{ ${deletable}.includes($record.${states.field}) }}` };
  if (name !== 'batch-delete') return {};
  return {
    disabled: `{{ $selection.some(row => !${deletable}.includes(row.${states.field})) }}`,
    hint: say('选中的记录里有不能删除的'),
  };
}

function transitions({ states }: ResolvedModel, place: 'toolbar' | 'row', pointer: string): ResolvedButton[] {
  return (states?.transitions ?? []).map((transition) =>
    compact<ResolvedButton>({
      name: transition.name,
      title: transition.title,
      permission: transition.permission,
      ...(place === 'row'
        ? {
            kind: 'link',
            visible: `{{ ${JSON.stringify(transition.from)}.includes($record.${states?.field}) }}`,
            disabled: negated(transition.when),
            hint: transition.message,
            needsSelection: false,
          }
        : {
            kind: 'default',
            needsSelection: true,
            wholeQuery: true,
          }),
      builtIn: 'transition',
      steps: [],
      pointer,
    }),
  );
}

function creations({ creates, states }: ResolvedModel, pointer: string): ResolvedButton[] {
  return creates.map((creation) =>
    compact<ResolvedButton>({
      name: creation.name,
      title: creation.title,
      kind: 'link',
      permission: creation.permission,
      targetPermission: creation.targetPermission,
      visible:
        creation.in && states ? `{{ ${JSON.stringify(creation.in)}.includes($record.${states.field}) }}` : undefined,
      needsSelection: false,
      disabled: negated(creation.when),
      hint: creation.message,
      builtIn: 'create-from',
      steps: [],
      pointer,
    }),
  );
}

function negated(when: string | undefined): string | undefined {
  const text = when === undefined ? undefined : extractTemplate(when);
  return text === undefined ? undefined : `{{ !(${text.trim()}) }}`;
}
