import { Drawer, Tabs } from 'antd';
import { useMemo, useState } from 'react';

import type { ListDetail } from '../../../engine/list/index.ts';
import { ProblemCard } from '../../../kit/problem-card/index.ts';
import { ErrorState, ListSkeleton, StatePanel, useIsPhone } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import { followRecord, useRecord } from '../../../runtime/list/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import { recordId } from '../../../runtime/table/index.ts';
import { ListPage, type ListPageProps } from '../ListPage.tsx';
import { detailsOf, withDetails, type DetailsPlace } from './details-url.ts';
import { SidePanes } from './SidePanes.tsx';

import './list-beside.css';

import { serverTimeText } from '../../../engine/values/index.ts';
import { scopeAt } from '../../../schema/expressions/index.ts';

/** A list with the details of its chosen row next to it; on a phone they open over it. */
export function ListAndDetails({ details, ...props }: ListPageProps & { details: ListDetail[] }) {
  const { list, location } = props;
  const isPhone = useIsPhone();
  const place = detailsOf(location.search, details.length);
  const [pressed, setPressed] = useState<DataRecord>();
  const go = (next: Partial<DetailsPlace>) => {
    location.setSearch(withDetails(location.search, { ...place, search: '', ...next }));
  };
  const choice = {
    current: place.row,
    choose(record: DataRecord) {
      setPressed(record);
      if (recordId(record) !== place.row) go({ row: recordId(record) });
    },
  };
  const lookup = useRecord(list.endpoints.queryById === null ? null : list.model.resource, place.row, pressed);
  const master = <ListPage {...props} choice={choice} />;
  const title = details.map((detail) => detail.title).join('、');
  const name = lookup.record && String(lookup.record[list.model.label] ?? '');
  const body =
    place.row === undefined ? (
      <StatePanel
        drawing="empty"
        title={say('在{side}边选一条{title}', { side: list.detailsBelow ? say('上') : say('左'), title: list.title })}
        text={say('这里显示它的{title}。', { title })}
      />
    ) : lookup.failure ? (
      <ErrorState message={lookup.failure.message} requestId={lookup.failure.requestId} onRetry={lookup.retry} />
    ) : lookup.record ? (
      <Followers key={place.row} {...props} details={details} place={place} go={go} record={lookup.record} />
    ) : (
      <ListSkeleton columns={4} />
    );
  if (isPhone)
    return (
      <>
        {master}
        <Drawer
          title={name === undefined ? title : `${name}：${title}`}
          placement="right"
          width="100%"
          rootClassName="pw-details-sheet"
          open={place.row !== undefined}
          onClose={() => go({ row: undefined })}
        >
          {body}
        </Drawer>
      </>
    );
  return (
    <SidePanes
      page={list.document}
      width="50%"
      isStacked={list.detailsBelow}
      left={master}
      right={
        <section className="pw-details" aria-label={title}>
          {name !== undefined && details.length === 1 && <h3>{`${name}：${title}`}</h3>}
          {name !== undefined && details.length > 1 && <h3>{name}</h3>}
          {body}
        </section>
      }
    />
  );
}

function Followers(
  props: Omit<ListPageProps, 'list'> & {
    details: ListDetail[];
    place: DetailsPlace;
    go: (next: Partial<DetailsPlace>) => void;
    record: DataRecord;
  },
) {
  const { details, place, go } = props;
  const shown = details[place.tab];
  return (
    <>
      {details.length > 1 && (
        <Tabs
          activeKey={String(place.tab)}
          items={details.map((detail, index) => ({ key: String(index), label: detail.title }))}
          onChange={(key) => go({ tab: Number(key) })}
        />
      )}
      {shown && <Follower key={place.tab} {...props} detail={shown} />}
    </>
  );
}

function Follower(props: Parameters<typeof Followers>[0] & { detail: ListDetail }) {
  const { detail, place, go, record, owner, navigate, request, editorOf } = props;
  const { user, permissions } = useRuntime();
  const list = useMemo(
    () => followRecord(detail.list, scopeAt('list', { record, user, permissions, now: serverTimeText() })),
    [detail, record, user, permissions],
  );
  const names = useMemo(() => ({ $parent: record, $args: {} }), [record]);
  if (!list) {
    const message = say('列表的固定条件（where 或 params）在这里算不出来。');
    const { document } = detail.list;
    return <ProblemCard problem={{ severity: 'error', code: 'not-drawn-yet', document, pointer: '/where', message }} />;
  }
  return (
    <ListPage
      navigate={navigate}
      request={request}
      {...(editorOf && { editorOf })}
      list={list}
      owner={`${owner}/details`}
      names={names}
      location={{ search: place.search, setSearch: (search) => go({ search }) }}
    />
  );
}
