import type { PickedCellProps } from '../../../../generated/props.ts';
import { pickedKeys } from '../../../engine/picker/index.ts';
import { lazyComponent, useLoaded, type CellProps } from '../../../runtime/registry/index.ts';
import { cellText, serverMark, serverNames } from '../../cell-text/cell-value.ts';
import { drawText } from '../../cell-text/draw-text.tsx';

const AskedNames = lazyComponent(async () => (await import('./AskedNames.tsx')).AskedNames);

/** Renders the names of a picker's values: as sent by the server, else requested. */
export function PickedCell(props: CellProps<PickedCellProps>) {
  const { value, record, column, href, onOpen } = props;
  const { picker } = column.cellProps;
  const keys = pickedKeys(value);
  const sent = serverNames(record, column.key, keys);
  if (sent === undefined && keys.length > 0 && picker !== undefined)
    return <NamesWhenLoaded {...props} picker={picker} />;
  const mark = keys.length > 1 ? undefined : serverMark(record, column.key);
  return drawText({ text: sent ?? cellText(value), mark, ellipsis: column.ellipsis, href, onOpen });
}

function NamesWhenLoaded(props: CellProps<PickedCellProps> & { picker: string }) {
  return useLoaded(AskedNames, true) && <AskedNames {...props} />;
}
