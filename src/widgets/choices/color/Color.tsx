import { ColorPicker } from 'antd';
import { useRef, type ReactNode } from 'react';

import type { ColorWidgetProps } from '../../../../generated/props.ts';
import { ReadOnlyText, useControlAria, useInnerLabels, type InnerLabels } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

import './color.css';

import { say, text, textTable } from '../../../locale/index.ts';
import { colorText } from './color-text.ts';

export type ColorProps = WidgetProps<string> & ColorWidgetProps;

/** A colour picker. The value is `#1890ff`, or with `alpha` and less than full opacity `#1890ff80`. */
export function Color({ value, onChange, onBlur, readOnly, alpha = false, allowClear, presets, ...rest }: ColorProps) {
  const color = colorText(value);
  useControlAria(readOnly ? {} : rest);
  if (readOnly) {
    const dot = { background: color, width: 14, height: 14, borderRadius: 3, border: '1px solid var(--pw-border)' };
    return (
      <ReadOnlyText id={rest.id}>
        {color && <span style={{ ...dot, display: 'inline-block', marginRight: 8, verticalAlign: '-2px' }} />}
        {color ?? value}
      </ReadOnlyText>
    );
  }
  return (
    <ColorPicker
      value={color ?? null}
      disabled={rest.disabled}
      disabledAlpha={!alpha}
      allowClear={allowClear}
      presets={presets && [{ label: say('常用颜色'), colors: presets }]}
      format="hex"
      disabledFormat
      panelRender={(panel) => <Panel>{panel}</Panel>}
      onChange={(next) => onChange?.(next.cleared ? null : next.toHexString())}
      onOpenChange={(isOpen) => isOpen || onBlur?.()}
    >
      <button
        type="button"
        id={rest.id}
        disabled={rest.disabled}
        className="ant-color-picker-trigger pw-color"
        data-status={rest.status}
      >
        <span className="pw-color-block" style={{ background: color ?? 'transparent' }} />
        <span className="pw-color-text">{color ?? rest.placeholder ?? say('请选择颜色')}</span>
      </button>
    </ColorPicker>
  );
}

function Panel({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useInnerLabels(box, innerLabels);
  return <div ref={box}>{children}</div>;
}

const innerLabels: InnerLabels = textTable([
  ['.ant-color-picker-slider-group > .ant-slider:nth-child(1) .ant-slider-handle', text('色相')],
  ['.ant-color-picker-slider-group > .ant-slider:nth-child(2) .ant-slider-handle', text('不透明度')],
  ['.ant-color-picker-hex-input input', text('十六进制颜色')],
  ['.ant-color-picker-alpha-input input', text('不透明度百分数')],
]);
