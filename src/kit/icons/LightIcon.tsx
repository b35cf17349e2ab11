import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/es/types';
import { createElement, type ComponentProps, type ReactNode } from 'react';

import './icon.css';

/**
 * An icon of `@ant-design/icons` without antd's styles: an SVG in the colour and size of the surrounding text. It takes
 * the same props.
 */
export default function LightIcon(
  props: ComponentProps<'span'> & { icon: IconDefinition; spin?: boolean; rotate?: number },
) {
  const { icon, spin, rotate, className, style, ...rest } = props;
  const isSpinning = spin ?? icon.name === 'loading';
  const names = ['anticon', `anticon-${icon.name}`, isSpinning && 'anticon-spin', className];
  return (
    <span
      role="img"
      aria-label={icon.name}
      {...rest}
      style={rotate ? { ...style, rotate: `${rotate}deg` } : style}
      className={names.filter(Boolean).join(' ')}
    >
      {drawn(typeof icon.icon === 'function' ? icon.icon('currentColor', 'transparent') : icon.icon, 0)}
    </span>
  );
}

function drawn({ tag, attrs, children }: AbstractNode, index: number): ReactNode {
  const { class: _, 'fill-rule': fillRule, 'clip-rule': clipRule, ...own } = attrs;
  const size = { width: '1em', height: '1em', fill: 'currentColor', 'aria-hidden': true, focusable: 'false' };
  return createElement(
    tag,
    { ...own, ...(tag === 'svg' && size), ...(fillRule && { fillRule }), ...(clipRule && { clipRule }), key: index },
    children?.map(drawn),
  );
}
