import { say } from '../../locale/index.ts';
import { nearestOf } from '../../schema/problems/nearest-name.ts';
import type { BodyOf, Gated } from '../gate/index.ts';
import { findField } from '../model/index.ts';
import { compact } from '../values/index.ts';
import type { ColumnsSource } from './columns-source.ts';
import type { TableOptions, TableTree } from './resolved-column.ts';
import { readTableRequest } from './table-request.ts';

type Body = Gated<BodyOf<'columns'>>;

/** Reads the table options of a gated columns document, with the defaults of docs/requirements.md, Constants. */
export function readTableOptions(body: Body, place: ColumnsSource): TableOptions {
  return compact<TableOptions>({
    rowNumber: body.rowNumber === true,
    rowSelection: body.rowSelection ?? 'none',
    dragSort: body.dragSort === true,
    sortKey: body.sortKey ?? 'orderNum',
    disabledRows: body.disabledRows,
    addButton: body.addButton !== false,
    socketKey: body.socketKey,
    size: body.size ?? 'medium',
    maxHeight: body.maxHeight,
    alwaysEdit: body.alwaysEdit !== false,
    permission: body.permission,
    expandable: body.expandable === true,
    details: body.details,
    pagination: body.pagination === true,
    tree: body.tree && readTree(body.tree, place),
  });
}

function readTree({ parent, children }: NonNullable<Body['tree']>, place: ColumnsSource): TableTree | undefined {
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
  return compact<TableTree>({ parent, children: readTableRequest(children, '/tree/children', place) });
}
