import type { ResolvedList } from '../../../engine/list/index.ts';
import { AppLink } from '../../../kit/controls/app-link/AppLink.tsx';
import { conditionsAddress, recordAddress } from '../../../runtime/list/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import type { ShortList } from '../../../runtime/short-lists/use-short-lists.ts';
import { recordId } from '../../../runtime/table/index.ts';
import { RegisteredCell } from '../../../views/table/index.ts';
import type { WorkListItem } from './work-list-item.ts';

/** The first records of one item under its title, which links to all of them; nothing if there are none. */
export function WorkRecords({ item, list }: { item: WorkListItem; list: ShortList }) {
  if (list.status !== 'ready' || list.total === 0) return null;
  return (
    <section className="pw-work-item" aria-label={item.title}>
      <h3>
        <AppLink to={`${item.page}${conditionsAddress(item.where ?? {})}`}>
          {item.title} <span className="pw-work-count">{list.total.toLocaleString('zh-CN')}</span>
        </AppLink>
      </h3>
      <ul>
        {list.records.map((record) => (
          <li key={recordId(record)}>
            <Row page={item.page} list={list.list} record={record} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ page, list, record }: { page: string; list: ResolvedList; record: DataRecord }) {
  const address = recordAddress(list.model, record, 'detail');
  const name = record[list.model.label];
  return (
    <>
      <AppLink className="pw-work-name" to={`${page}/${address.split('/').map(encodeURIComponent).join('/')}`}>
        {typeof name === 'string' && name !== '' ? name : address}
      </AppLink>
      {list.columns.map((column) => (
        <span key={column.key} className="pw-work-field" title={column.title} data-align={column.align ?? 'left'}>
          <RegisteredCell column={column} record={record} />
        </span>
      ))}
    </>
  );
}
