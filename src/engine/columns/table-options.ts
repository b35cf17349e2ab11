import { say } from '../../locale/index.ts';
import { isJsonObject, type JsonObject } from '../../schema/json/index.ts';
import { nearestOf } from '../../schema/nearest-name.ts';
import { findField } from '../model/index.ts';
import { compact, readNumber, readObject, readString } from '../values/index.ts';
import type { ColumnsSource } from './columns-source.ts';
import type { TableOptions, TableTree } from './resolved-column.ts';
import { readTableRequest } from './table-request.ts';

const sizes = ['medium', 'small', 'mini'] as const;
const selections = ['checkbox', 'radio', 'none'] as const;

/** Reads the table options of a gated columns document, with the defaults of docs/requirements.md, Constants. */
export function readTableOptions(body: JsonObject, place: ColumnsSource): TableOptions {
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
    maxHeight: readNumber(body.maxHeight),
    alwaysEdit: body.alwaysEdit !== false,
    permission: readString(body.permission),
    expandable: body.expandable === true,
    details: body.details === 'popover' || body.details === 'modal' ? body.details : undefined,
    pagination: body.pagination === true,
    tree: readTree(body, place),
  });
}

function readTree(body: JsonObject, place: ColumnsSource): TableTree | undefined {
  if (body.tree === undefined) return undefined;
  const tree = readObject(body.tree);
  const parent = readString(tree.parent);
  const { findings, document, model } = place;
  if (parent === undefined) {
    findings.report({
      code: 'missing-key',
      document,
      pointer: '/tree',
      message: say('树没有写明上级字段（parent）。'),
      expected: 'parent',
    });
    return undefined;
  }
  if (!findField(model.fields, parent)) {
    const message = say('模型“{title}”里没有“{parent}”这个字段。', { title: model.title, parent });
    findings.report({
      code: 'unknown-field',
      document,
      pointer: '/tree/parent',
      message,
      ...nearestOf(
        parent,
        model.fields.map(({ name }) => name),
      ),
    });
  }
  return compact<TableTree>({ parent, children: readTableRequest(tree.children, '/tree/children', place) });
}
