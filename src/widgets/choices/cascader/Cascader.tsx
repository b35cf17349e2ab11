import { RightOutlined } from '@ant-design/icons';
import { Cascader as FormilyCascader } from '@formily/antd-v5/esm/cascader';
import { useMemo, useState, type ReactElement } from 'react';

import type { CascaderWidgetProps } from '../../../../generated/props.ts';
import { namesOf, pathTo, treeOptions, type TreeOption } from '../../../engine/model/index.ts';
import { splitList } from '../../../engine/values/index.ts';
import { say } from '../../../locale/index.ts';
import { EmptyOption, ReadOnlyText, useControlAria } from '../../../runtime/form/index.ts';
import { fromFormily } from '../../../runtime/formily/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { useTextMatch } from '../../../runtime/search/use-text-match.ts';
import { NamedList, PhoneChoice, type ListPart } from '../../../views/picker/index.ts';

export type CascaderProps = WidgetProps<string | string[]> & CascaderWidgetProps;

const Levels = fromFormily(FormilyCascader);

/**
 * Chooses level by level. The value is that of the last level, with `path` those of all levels; several (with
 * `multiple`, or a path) are joined by commas, or an array where `joined` is false.
 */
export function Cascader({ value, onChange, readOnly, tree, options, path, joined = true, ...rest }: CascaderProps) {
  const { multiple = false, anyLevel = false, allowClear = true } = rest;
  const nodes = useMemo(() => treeOptions(tree, options), [tree, options]);
  const values = splitList(typeof value === 'number' ? String(value) : value);
  const single = path ? values.at(-1) : values[0];
  const [isOpened, setOpened] = useState(false);
  const match = useTextMatch(isOpened);
  useControlAria(readOnly ? {} : rest);
  if (readOnly) {
    const shown = multiple ? values : single === undefined ? [] : [single];
    return <ReadOnlyText id={rest.id}>{shown.map((one) => namesOf(nodes, one)).join('、')}</ReadOnlyText>;
  }

  const take = (next: string[]) => onChange?.(next.length === 0 ? null : joined ? next.join(',') : next);
  const pathOf = (one: string) => pathTo(nodes, one)?.map((step) => step.value) ?? [one];
  const draw = ({ id, props, onPick }: ListPart) => {
    const control = {
      id,
      disabled: rest.disabled,
      status: rest.status,
      autoFocus: rest.autoFocus,
      options: nodes,
      // The icon's label would become part of each entry's name: “right”.
      expandIcon: <RightOutlined aria-hidden aria-label={undefined} />,
      popupRender: (list: ReactElement) => (
        <NamedList id={id} aria-label={rest['aria-label']} aria-labelledby={rest['aria-labelledby']}>
          {list}
        </NamedList>
      ),
      allowClear,
      changeOnSelect: anyLevel,
      placeholder: rest.placeholder ?? say('请选择'),
      style: { width: '100%' },
      showSearch: { filter: (typed: string, path: TreeOption[]) => path.some(({ label }) => match(label, typed)) },
      notFoundContent: <EmptyOption listOf={id} text={say('没有选项')} />,
      ...props,
    };
    if (multiple) {
      return (
        <Levels
          {...control}
          multiple
          maxTagCount={1}
          showCheckedStrategy="SHOW_CHILD"
          value={values.map(pathOf)}
          onChange={(paths) => take(listOf(paths).flatMap((steps) => listOf(steps).slice(-1).map(String)))}
        />
      );
    }
    return (
      <Levels
        {...control}
        value={single === undefined ? undefined : path ? values : pathOf(single)}
        onChange={(steps) => {
          const chosen = listOf(steps).map(String);
          if (path) take(chosen);
          else onChange?.(chosen.at(-1) ?? null);
          if (chosen.length > 0) onPick?.();
        }}
      />
    );
  };
  return (
    <PhoneChoice
      id={rest.id}
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-labelledby']}
      several={multiple || anyLevel}
      onBlur={rest.onBlur}
      onOpenChange={setOpened}
      draw={draw}
    />
  );
}

function listOf(chosen: unknown): unknown[] {
  return Array.isArray(chosen) ? chosen : [];
}
