import { Splitter } from 'antd';
import { type ReactNode, useState } from 'react';

import { useViewVariables } from '../../states/index.ts';
import { keepWidth, keptWidth } from './split-width.ts';
import './list-beside.css';

/** Pixels. */
const narrowest = 180;
const widest = 1200;

/** Two parts of a page side by side; a person's width of the left one is remembered for that page. */
export function SidePanes(props: { page: string; width: number | string; left: ReactNode; right: ReactNode }) {
  const { page, left, right } = props;
  const variables = useViewVariables();
  const [width, setWidth] = useState<number | string>(() => keptWidth(page) ?? props.width);
  const keep = (size: number) => {
    setWidth(size);
    keepWidth(page, size);
  };
  return (
    <Splitter
      className="pw-beside"
      style={variables}
      onResize={([size]) => size !== undefined && setWidth(size)}
      onResizeEnd={([size]) => size !== undefined && keep(size)}
    >
      <Splitter.Panel size={width} min={narrowest} max="70%" collapsible>
        {left}
        <WidthByKeys width={width} onChange={keep} />
      </Splitter.Panel>
      <Splitter.Panel>{right}</Splitter.Panel>
    </Splitter>
  );
}

/** The bar between the parts cannot be reached by the keyboard: this can, and is seen while it has the focus. */
function WidthByKeys({ width, onChange }: { width: number | string; onChange: (width: number) => void }) {
  const [measured, setMeasured] = useState(narrowest);
  return (
    <input
      type="range"
      className="pw-beside-width"
      aria-label="左边的宽度"
      min={narrowest}
      max={widest}
      step={10}
      value={typeof width === 'number' ? width : measured}
      onFocus={({ currentTarget }) => setMeasured(currentTarget.parentElement?.clientWidth ?? narrowest)}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  );
}
