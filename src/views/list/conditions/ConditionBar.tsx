import { useLayoutEffect, useMemo, useRef } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { countConditions, listConditions, type Condition, type ListController } from '../../../runtime/list/index.ts';
import { ConditionChip } from './ConditionChip.tsx';
import { ConditionCluster } from './ConditionCluster.tsx';
import { ViewInUse } from './ViewInUse.tsx';

import './conditions.css';

/** The view that is applied to the list, and its conditions, each of which can be removed, or all of them. */
export function ConditionBar({ controller }: { controller: ListController }) {
  const { list, state } = controller;
  const conditions = useMemo(() => listConditions(list, state), [list, state]);
  const count = countConditions(conditions);
  const bar = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);
  useLayoutEffect(() => {
    // Runs after each render, as the conditions have changed then.
    if (removed.current === undefined) return;
    const buttons = removeButtons(bar.current);
    (buttons[Math.min(removed.current, buttons.length - 1)] ?? toolbarButton(bar.current))?.focus();
    removed.current = undefined;
  });

  const remove = ({ without }: Condition) => {
    const at = removeButtons(bar.current).findIndex((button) => button === document.activeElement);
    // The bar disappears with its last condition; the focus must not be lost.
    if (count === 1) toolbarButton(bar.current)?.focus();
    else if (at >= 0) removed.current = at;
    if ('values' in without) controller.search(without.values);
    else controller.advancedSearch(without.advanced);
  };
  const clear = () => {
    toolbarButton(bar.current)?.focus();
    controller.clearSearch();
  };
  return (
    <div ref={bar} className="pw-conditions" role="group" aria-label={say('查询条件')}>
      {state.view && <ViewInUse key={state.view} controller={controller} />}
      {count > 0 && (
        <>
          <ul className="pw-conditions-list" aria-label={say('生效的条件')}>
            {conditions.search.map((condition) => (
              <ConditionChip key={condition.key} condition={condition} onRemove={remove} />
            ))}
            {conditions.advanced && (
              <ConditionCluster group={conditions.advanced} label={say('已有高级查询条件生效')} onRemove={remove} />
            )}
          </ul>
          <Button type="link" size="small" className="pw-conditions-clear" onClick={clear}>
            {say('清除条件')}
          </Button>
        </>
      )}
    </div>
  );
}

function removeButtons(bar: HTMLElement | null): HTMLElement[] {
  return [...(bar?.querySelectorAll<HTMLElement>('.pw-condition-remove') ?? [])];
}

function toolbarButton(bar: HTMLElement | null): HTMLElement | null | undefined {
  return bar?.closest('.pw-list')?.querySelector<HTMLElement>('.pw-toolbar button');
}
