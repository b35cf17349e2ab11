import { useMemo } from 'react';

import type { AreaWidgetProps } from '../../../../generated/props.ts';
import { pathTo } from '../../../engine/model/index.ts';
import { codeOfNames } from '../../../engine/trees/area-tree.ts';
import { say } from '../../../locale/index.ts';
import { ReadOnlyText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { Cascader } from '../cascader/Cascader.tsx';
import { AreaSelects } from './AreaSelects.tsx';
import { useAreas } from './use-areas.ts';

export type AreaProps = WidgetProps<string> & AreaWidgetProps;

/**
 * Province, city and county, in one control or one for each. The value is the code of the last level, or with `names`
 * the names of all levels (`浙江省/杭州市/西湖区`).
 * @throws if `type` is neither of the two (docs/requirements.md, Validation).
 */
export function Area({ value, onChange, readOnly, type = 'cascader', levels = 3, names = false, ...rest }: AreaProps) {
  if (type !== 'cascader' && type !== 'select') throw new Error('Bad type value');
  const areas = useAreas(levels);
  const tree = useMemo(() => areas ?? [], [areas]);
  const text = value === null || value === undefined ? '' : String(value);
  const code = names ? (codeOfNames(tree, text) ?? text) : text;
  const namesAt = (chosen: string) =>
    pathTo(tree, chosen)
      ?.map((area) => area.label)
      .join('/') ?? chosen;
  if (readOnly) return <ReadOnlyText id={rest.id}>{code && namesAt(code)}</ReadOnlyText>;

  const take = (chosen: string | null) => onChange?.(chosen && names ? namesAt(chosen) : chosen);
  const failure = areas === null ? say('地区数据加载失败，请刷新页面再试') : undefined;
  const told = failure ?? (areas ? rest.placeholder : say('加载中…'));
  const disabled = rest.disabled || !areas;
  if (type === 'select')
    return (
      <AreaSelects
        {...rest}
        tree={tree}
        code={code}
        disabled={disabled}
        levels={levels}
        placeholder={told}
        onChange={take}
      />
    );
  return (
    <Cascader
      {...rest}
      placeholder={told ?? say('请选择省 / 市 / 区')}
      disabled={disabled}
      tree={tree}
      value={code || null}
      onChange={(chosen) => take(Array.isArray(chosen) ? (chosen.at(-1) ?? null) : chosen)}
    />
  );
}
