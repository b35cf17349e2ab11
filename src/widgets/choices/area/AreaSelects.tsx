import { useState } from 'react';

import { pathTo, type TreeOption } from '../../../engine/model/index.ts';
import { text, textTable } from '../../../locale/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { Select } from '../select/Select.tsx';

const levelNames = textTable([text('省'), text('市'), text('区县')]);

export interface AreaSelectsProps extends Omit<WidgetProps<string>, 'value' | 'onChange' | 'options'> {
  tree: TreeOption[];
  levels: number;
  code: string;
  onChange: (code: string | null) => void;
  /** `true`: a province alone is a valid choice. */
  anyLevel?: boolean | undefined;
  allowClear?: boolean | undefined;
}

/**
 * One list for each level. A level determines the options of the next one, and a change clears the levels below it. An
 * incomplete choice is shown, but its value is still null.
 */
export function AreaSelects({
  tree,
  levels,
  code,
  onChange,
  anyLevel,
  allowClear = true,
  id,
  ...rest
}: AreaSelectsProps) {
  const [begun, setBegun] = useState<{ code: string; without: string }>();
  // A value from outside discards an incomplete choice.
  const path = pathTo(tree, begun && begun.without === code ? begun.code : code) ?? [];
  const { placeholder, autoFocus, ...aria } = rest;
  const take = (area: TreeOption | undefined) => {
    const isWhole = area === undefined || anyLevel === true || (area.children ?? []).length === 0;
    setBegun(isWhole ? undefined : { code: area.value, without: '' });
    const next = isWhole ? (area?.value ?? null) : null;
    if (next !== (code || null)) onChange(next);
  };
  return (
    <div
      role="group"
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-labelledby']}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}
    >
      {levelNames.slice(0, levels).map((name, level) => {
        const above = level === 0 ? undefined : path[level - 1];
        const options = level === 0 ? tree : (above?.children ?? []);
        return (
          <div key={name} style={{ flex: '1 1 120px', minWidth: 0 }}>
            <Select
              {...aria}
              id={id && (level === 0 ? id : `${id}-${level}`)}
              aria-label={name}
              aria-labelledby={undefined}
              placeholder={(level === 0 ? placeholder : undefined) ?? name}
              autoFocus={level === 0 && autoFocus}
              allowClear={allowClear}
              search
              disabled={rest.disabled || (level > 0 && options.length === 0)}
              options={options.map(({ value, label }) => ({ value, label }))}
              value={path[level]?.value ?? null}
              onChange={(next) => take(options.find(({ value }) => value === next) ?? above)}
            />
          </div>
        );
      })}
    </div>
  );
}
