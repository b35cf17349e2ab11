import { isJsonObject, type JsonObject } from '../../schema/json/json-value.ts';
import { compact, readNumber, readString } from '../values/json-read.ts';
import type { TableOptions } from './resolved-list.ts';

const sizes = ['medium', 'small', 'mini'] as const;
const selections = ['checkbox', 'radio', 'none'] as const;

/** What a gated columns document says of its table, with the specification's defaults. */
export function readTableOptions(body: JsonObject): TableOptions {
  const { disabledRows } = body;
  return compact<TableOptions>({
    rowNumber: body.rowNumber === true,
    rowSelection: selections.find((selection) => selection === body.rowSelection) ?? 'none',
    dragSort: body.dragSort === true,
    sortKey: readString(body.sortKey) ?? 'orderNum',
    disabledRows: typeof disabledRows === 'string' || isJsonObject(disabledRows) ? disabledRows : undefined,
    addButton: body.addButton !== false,
    socketKey: readString(body.socketKey),
    size: sizes.find((size) => size === body.size) ?? 'medium',
    maxHeight: readNumber(body.maxHeight) ?? 400,
    alwaysEdit: body.alwaysEdit !== false,
    permission: readString(body.permission),
    expandable: body.expandable === true,
    details: body.details === 'popover' || body.details === 'modal' ? body.details : undefined,
    pagination: body.pagination === true,
  });
}
