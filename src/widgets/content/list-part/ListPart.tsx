import { useMemo, useState } from 'react';

import type { ListPartWidgetProps } from '../../../../generated/props.ts';
import { resolveList } from '../../../engine/list/index.ts';
import { useDocumentsAround, usePageScope, vocabularyOf } from '../../../runtime/page/index.ts';
import { useRuntime, type LayoutProps } from '../../../runtime/registry/index.ts';

import './list-part.css';

export type ListPartProps = LayoutProps & ListPartWidgetProps;

/** A list inside a page; its query lives as long as the page is open. */
export function ListPart({ title, list: id, height = 480 }: ListPartProps) {
  const { registry, permissions } = useRuntime();
  const page = usePageScope();
  const documents = useDocumentsAround();
  const [search, setSearch] = useState('');
  const location = useMemo(() => ({ search, setSearch }), [search]);
  const list = useMemo(
    () =>
      documents &&
      resolveList(`${id}.list`, documents, vocabularyOf(registry), { ...(permissions && { permissions }) }),
    [id, documents, registry, permissions],
  );
  if (!page || !list) return null;
  const { views, environment } = page;
  return (
    <div className="pw-list-part">
      {title && <h3>{title}</h3>}
      <div style={{ height }}>
        <views.List list={list} location={location} {...environment} />
      </div>
    </div>
  );
}
