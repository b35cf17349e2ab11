import { ConfigProvider, theme } from 'antd';
import { useMemo, useState } from 'react';

import type { ResolvedList } from '../../engine/list/index.ts';
import { ProblemCard } from '../../kit/problem-card/index.ts';
import { say } from '../../locale/index.ts';
import { usePageScope } from '../../runtime/page/index.ts';
import type { DataRecord } from '../../runtime/ports/index.ts';

/**
 * A list inside a dialog; its query lives as long as the dialog is open. `owner` is the tab that its own dialogs belong
 * to.
 */
export function DialogList(props: {
  list: ResolvedList;
  owner: string;
  names?: Readonly<Record<string, unknown>>;
  onSelect?: (records: DataRecord[]) => void;
}) {
  const { list, owner, names, onSelect } = props;
  const page = usePageScope();
  const { token } = theme.useToken();
  const [search, setSearch] = useState('');
  const location = useMemo(() => ({ search, setSearch }), [search]);
  if (!page) {
    const message = say('这里打不开列表，请把弹窗放在页面里。');
    const place = { document: list.document, pointer: '/body/list' };
    return <ProblemCard problem={{ severity: 'error', code: 'not-drawn-yet', ...place, message }} />;
  }
  const { views, environment } = page;
  // In the dark theme a dialog is lighter than the page; its list uses the background of the dialog.
  const onDialog = { token: { colorBgContainer: token.colorBgElevated } };
  return (
    <div className="pw-dialog-list">
      <ConfigProvider {...(token.colorBgContainer !== token.colorBgElevated && { theme: onDialog })}>
        <views.List
          list={list}
          location={location}
          {...environment}
          owner={owner}
          {...(names && { names })}
          {...(onSelect && { onSelect })}
        />
      </ConfigProvider>
    </div>
  );
}
