import type { ResolvedColumn } from '../../engine/list/index.ts';
import { resolvedColumn } from '../../engine/list/testing/resolved-column.ts';
import type { CellDefinition } from '../../runtime/registry/index.ts';
import type { JsonValue } from '../../schema/json/index.ts';

/** Renders a cell of the field `field` in a box with the width of a column. */
export function CellStory(props: {
  of: CellDefinition['component'];
  value: JsonValue;
  column?: Partial<ResolvedColumn>;
  record?: Record<string, unknown>;
}) {
  const { of: Cell, value, column, record } = props;
  const resolved = resolvedColumn('field', { title: '字段', ...column });
  return (
    <div data-testid="cell" style={{ width: 200, padding: 8, border: '1px solid #f0f0f0', textAlign: resolved.align }}>
      <Cell value={value} record={{ id: '1', field: value, ...record }} column={resolved} />
    </div>
  );
}
