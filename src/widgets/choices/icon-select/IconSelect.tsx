import { Empty, Input, Popover } from 'antd';
import { createElement, useRef, useState } from 'react';

import type { IconSelectWidgetProps } from '../../../../generated/props.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { iconNames, iconOf } from '../../../kit/icons/index.ts';
import { say } from '../../../locale/index.ts';
import { ReadOnlyText, useComposedText, useControlAria } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

import './icon-select.css';

export type IconSelectProps = WidgetProps<string> & IconSelectWidgetProps;

/** Chooses an icon visually; the value is its name, e.g. `setting`. */
export function IconSelect({ value, onChange, onBlur, readOnly, allowClear = true, ...rest }: IconSelectProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useControlAria(readOnly ? {} : rest);
  const icon = iconOf(value ?? '');
  const shown = value && (
    <>
      {icon && createElement(icon, { 'aria-hidden': true, style: { marginRight: 8 } })}
      {value}
    </>
  );
  if (readOnly) return <ReadOnlyText id={rest.id}>{shown}</ReadOnlyText>;

  const close = () => {
    setOpen(false);
    opener.current?.focus();
    onBlur?.();
  };
  const take = (name: string | null) => {
    onChange?.(name);
    close();
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={(next) => (next ? setOpen(true) : close())}
      trigger="click"
      placement="bottomLeft"
      destroyOnHidden
      content={
        <IconGrid
          chosen={value ?? undefined}
          onTake={take}
          onClear={allowClear && value ? () => take(null) : undefined}
        />
      }
    >
      <Button
        ref={opener}
        id={rest.id}
        disabled={rest.disabled}
        danger={rest.status === 'error'}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
      >
        {shown || rest.placeholder || say('请选择图标')}
      </Button>
    </Popover>
  );
}

function IconGrid(props: { chosen: string | undefined; onTake: (name: string) => void; onClear?: () => void }) {
  const { chosen, onTake, onClear } = props;
  const [keyword, setKeyword] = useState('');
  const search = useComposedText(keyword, setKeyword);
  const found = iconNames.filter((name) => name.includes(keyword.trim().toLowerCase()));
  return (
    <div className="pw-icons">
      <div style={{ display: 'flex', gap: 8 }}>
        <Input {...search} autoFocus allowClear aria-label={say('搜索图标')} placeholder={say('搜索图标的英文名')} />
        {onClear && <Button onClick={onClear}>{say('清空')}</Button>}
      </div>
      <div className="pw-icons-grid" role="group" aria-label={say('图标')}>
        {found.map((name) => {
          const icon = iconOf(name);
          return (
            <button
              key={name}
              type="button"
              className="pw-icons-icon"
              title={name}
              aria-label={name}
              aria-pressed={name === chosen}
              onClick={() => onTake(name)}
            >
              {icon && createElement(icon, { 'aria-hidden': true })}
            </button>
          );
        })}
      </div>
      {found.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={say('没有这个名称的图标')} />}
    </div>
  );
}
