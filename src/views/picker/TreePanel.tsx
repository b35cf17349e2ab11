import { Empty, Input, Skeleton } from 'antd';
import type { ReactNode } from 'react';

import { LoadFailure } from '../../kit/states/index.ts';
import { say } from '../../locale/index.ts';
import { useComposedText } from '../../runtime/form/index.ts';
import type { TreeNodes } from '../../runtime/picker/index.ts';
import { TreeView, type TreeViewProps } from './TreeView.tsx';

/** A tree with its search, or the state panel that replaces it. */
export function TreePanel(
  props: Omit<TreeViewProps, 'nodes' | 'isOpenAll' | 'onLoad'> & {
    tree: TreeNodes;
    keyword: string;
    onKeyword: (keyword: string) => void;
    extra?: ReactNode;
  },
) {
  const { tree, keyword, onKeyword, extra, ...view } = props;
  const typing = useComposedText(keyword, onKeyword);
  return (
    <div className="pw-picker-tree">
      <div className="pw-picker-tree-head">
        <Input
          {...typing}
          type="search"
          allowClear
          placeholder={say('请输入搜索内容')}
          aria-label={say('在{label}里搜索', { label: props.label })}
        />
        {extra}
      </div>
      <Body {...view} tree={tree} isSearched={keyword.trim() !== ''} />
    </div>
  );
}

function Body({
  tree,
  isSearched,
  ...view
}: Omit<TreeViewProps, 'nodes' | 'isOpenAll' | 'onLoad'> & { tree: TreeNodes; isSearched: boolean }) {
  const { status, error, retry, nodes } = tree;
  if (status === 'loading' || tree.isSearching) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  if (status === 'error') return <LoadFailure error={error} onRetry={retry} />;
  if (nodes.length === 0)
    return (
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={isSearched ? say('没有查询到任何数据') : say('暂无数据')}
      />
    );
  return (
    <TreeView {...view} key={isSearched ? 'found' : 'all'} nodes={nodes} isOpenAll={isSearched} onLoad={tree.open} />
  );
}
