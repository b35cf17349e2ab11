import type { WidgetProps } from '../../runtime/registry/index.ts';
import { pathTo, type TreeOption } from '../../engine/model/tree-options.ts';
import { Select } from '../select/Select.tsx';

const levelNames = ['省', '市', '区县'];

/** One list for each level; a level says what the next one offers, and what was chosen below it goes when it changes. */
export function AreaSelects(props: {
  tree: TreeOption[];
  levels: number;
  code: string;
  onChange: (code: string | null) => void;
  id?: string;
  disabled?: boolean;
  status?: WidgetProps['status'];
  onBlur?: () => void;
  'aria-labelledby'?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
}) {
  const { tree, levels, code, onChange, id } = props;
  const path = pathTo(tree, code) ?? [];
  return (
    <div
      role="group"
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      aria-describedby={props['aria-describedby']}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}
    >
      {levelNames.slice(0, levels).map((name, level) => {
        const above = level === 0 ? undefined : path[level - 1];
        const options = level === 0 ? tree : (above?.children ?? []);
        return (
          <div key={name} style={{ flex: '1 1 120px', minWidth: 0 }}>
            <Select
              id={id && (level === 0 ? id : `${id}-${level}`)}
              aria-label={name}
              placeholder={name}
              search
              disabled={props.disabled || (level > 0 && options.length === 0)}
              status={props.status}
              onBlur={props.onBlur}
              options={options.map(({ value, label }) => ({ value, label }))}
              value={path[level]?.value ?? null}
              onChange={(next) => onChange(typeof next === 'string' ? next : (above?.value ?? null))}
            />
          </div>
        );
      })}
    </div>
  );
}
