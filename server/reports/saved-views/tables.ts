import { audited, integer, naming, table, text, type Audited, type TableDefinition } from '../../database/index.ts';

type SavedViewRow = Audited & {
  id: string;
  tenant_id: number;
  user_id: string;
  /** The document id of the page, or the code that the document defines. */
  place: string;
  kind: string;
  title: string;
  /** JSON, read by the client that wrote it. */
  content: string;
  /** 1: everybody of the tenant may use it. */
  is_shared: number;
};

type DefaultRow = { id: string; tenant_id: number; place: string; role_id: string; view_id: string };

export type SavedViewSchema = { sys_saved_view: SavedViewRow; sys_saved_view_default: DefaultRow };

const place = naming(text('place'), 'document');

export const savedViewTables: readonly TableDefinition[] = [
  table(
    'sys_saved_view',
    [
      integer('tenant_id', 0),
      text('user_id'),
      place,
      text('kind'),
      text('title'),
      text('content'),
      integer('is_shared', 0),
      ...audited,
    ],
    {
      unique: [['tenant_id', 'user_id', 'place', 'kind', 'title']],
      indexes: [['tenant_id', 'place', 'kind']],
    },
  ),
  table('sys_saved_view_default', [integer('tenant_id', 0), place, text('role_id'), text('view_id')], {
    unique: [['tenant_id', 'place', 'role_id']],
    indexes: [['view_id'], ['tenant_id', 'role_id']],
  }),
];
