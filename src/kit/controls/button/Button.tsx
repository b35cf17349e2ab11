import type { ComponentProps, CSSProperties, ReactNode } from 'react';

import '../../tokens/tokens.css';
import './button.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  type?: 'default' | 'primary' | 'dashed' | 'link' | 'text';
  htmlType?: 'button' | 'submit';
  /** 24, 32 or 40 px high; 44 or 48 px on a phone. */
  size?: 'small' | 'middle' | 'large';
  danger?: boolean;
  block?: boolean;
  icon?: ReactNode;
  /** Shows a spinner in place of the icon after `delay` milliseconds, and disables the button. */
  loading?: boolean | { delay: number } | undefined;
}

/**
 * A button with the look and the props of antd's, but without its style engine: it is on every page, and most pages
 * need nothing else of antd at first.
 */
export function Button(props: ButtonProps) {
  const { type = 'default', htmlType = 'button', size = 'middle', danger, block, icon, loading, ...rest } = props;
  const { className, children, onClick, style, ...own } = rest;
  const isBare = children === undefined || children === null || children === false;
  const sign = loading ? <span className="pw-button-spinner" aria-hidden="true" /> : icon;
  const delay: CSSProperties & { '--pw-button-delay'?: string } =
    typeof loading === 'object' ? { '--pw-button-delay': `${loading.delay}ms` } : {};
  return (
    <button
      {...own}
      {...((style || loading) && { style: { ...delay, ...style } })}
      // oxlint-disable-next-line react/button-has-type -- one of two literals
      type={htmlType}
      className={className === undefined ? 'pw-button' : `pw-button ${className}`}
      data-type={type}
      data-size={size}
      data-danger={danger || undefined}
      data-block={block || undefined}
      data-bare={isBare || undefined}
      {...(loading && { 'aria-busy': true })}
      onClick={loading ? undefined : onClick}
    >
      {sign && <span className="pw-button-icon">{sign}</span>}
      {typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children}
    </button>
  );
}
