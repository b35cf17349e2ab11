import { Splitter } from 'antd';
import { useState, type ReactNode } from 'react';

import { useViewVariables } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import { keepWidth, keptWidth } from './split-width.ts';

import './list-beside.css';

/** Pixels. */
const narrowest = 180;
const widest = 1200;

/**
 * Two parts of a page side by side, or (`isStacked`) one above the other; the width, or height, that the user gave the
 * first one is stored for that page.
 */
export function SidePanes(props: {
  page: string;
  width: number | string;
  isStacked?: boolean | undefined;
  left: ReactNode;
  right: ReactNode;
}) {
  const { page, isStacked = false, left, right } = props;
  const variables = useViewVariables();
  const kept = isStacked ? `${page}#height` : page;
  const [width, setWidth] = useState<number | string>(() => keptWidth(kept) ?? props.width);
  const keep = (size: number) => {
    setWidth(size);
    keepWidth(kept, size);
  };
  return (
    <Splitter
      className={isStacked ? 'pw-beside pw-stacked' : 'pw-beside'}
      layout={isStacked ? 'vertical' : 'horizontal'}
      style={variables}
      onResize={([size]) => size !== undefined && setWidth(size)}
      onResizeEnd={([size]) => size !== undefined && keep(size)}
    >
      <Splitter.Panel size={width} min={narrowest} max="70%" collapsible>
        {left}
        <SizeByKeys size={width} isHeight={isStacked} onChange={keep} />
      </Splitter.Panel>
      <Splitter.Panel>{right}</Splitter.Panel>
    </Splitter>
  );
}

/** The splitter's bar cannot be focused; this slider can, and is visible while it has the focus. */
function SizeByKeys(props: { size: number | string; isHeight: boolean; onChange: (size: number) => void }) {
  const { size, isHeight, onChange } = props;
  const [measured, setMeasured] = useState(narrowest);
  return (
    <input
      type="range"
      className="pw-beside-width"
      aria-label={isHeight ? say('上面的高度') : say('左边的宽度')}
      min={narrowest}
      max={widest}
      step={10}
      value={typeof size === 'number' ? size : measured}
      onFocus={({ currentTarget: { parentElement: part } }) =>
        setMeasured((isHeight ? part?.clientHeight : part?.clientWidth) ?? narrowest)
      }
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  );
}
