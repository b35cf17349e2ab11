import { Tooltip } from 'antd';
import type { CSSProperties } from 'react';

import type { EllipsisWidgetProps } from '../../../../generated/props.ts';
import { ReadOnlyText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { shortened } from './shortened.ts';

export type EllipsisProps = WidgetProps<string | number> & EllipsisWidgetProps;

/**
 * A long text truncated to `length` characters (25) or, if `lines` is more than one, to that many lines; the whole text
 * on hover and focus.
 */
export function Ellipsis({ value, length = 25, lines = 1, id }: EllipsisProps) {
  const text = value === null || value === undefined ? '' : String(value);
  if (lines > 1) {
    const clamp = {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: lines,
      overflow: 'hidden',
    } as const;
    return <ReadOnlyText id={id}>{text && <Whole text={text} style={clamp} shown={text} />}</ReadOnlyText>;
  }
  const short = shortened(text, length);
  return <ReadOnlyText id={id}>{short === text ? text : <Whole text={text} shown={short} />}</ReadOnlyText>;
}

function Whole({ text, shown, style }: { text: string; shown: string; style?: CSSProperties }) {
  return (
    <Tooltip title={text} styles={{ root: { maxWidth: 480 } }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the whole text must be had without a mouse */}
      <span tabIndex={0} style={style}>
        {shown}
      </span>
    </Tooltip>
  );
}
