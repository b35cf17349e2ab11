import { CaretRightOutlined } from '@ant-design/icons';

import type { GridLine } from '../../../engine/grid/index.ts';
import { say } from '../../../locale/index.ts';

/** The heading of a group of rows, with their number; it opens and closes the group. */
export function GroupLine(props: {
  line: Extract<GridLine, { kind: 'group' }>;
  index: number;
  top: number;
  onToggle: () => void;
}) {
  const { line, index, top, onToggle } = props;
  return (
    <div className="pw-grid-row pw-edit-group" role="row" aria-rowindex={index + 2} style={{ top }}>
      <div role="gridcell" aria-colindex={1} className="pw-edit-group-cell">
        <button type="button" className="pw-edit-group-button" aria-expanded={line.isOpen} onClick={onToggle}>
          <CaretRightOutlined rotate={line.isOpen ? 90 : 0} aria-hidden />
          {line.text === '' ? say('（空）') : line.text}
          <span className="pw-edit-group-count">{say('{count} 行', { count: line.count })}</span>
        </button>
      </div>
    </div>
  );
}
