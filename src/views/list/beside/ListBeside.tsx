import { DownOutlined } from '@ant-design/icons';
import { Drawer } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';

import type { ResolvedList } from '../../../engine/list/index.ts';
import { walkTree, withNode } from '../../../engine/picker/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { useIsPhone, useViewVariables } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import type { TreeNodes } from '../../../runtime/picker/index.ts';
import { NodeChoice } from '../../picker/index.ts';
import type { ListPageProps } from '../ListPage.tsx';
import { besideOf, withBeside } from './beside-url.ts';
import { SidePanes } from './SidePanes.tsx';

import './list-beside.css';

type Beside = NonNullable<ResolvedList['beside']>;

/**
 * A list with a tree next to it: the chosen node is a condition, stored in the address with the query. `page` draws the
 * list with that condition.
 */
export function ListBeside(
  props: Pick<ListPageProps, 'list' | 'location'> & { beside: Beside; page: (narrowed: ResolvedList) => ReactNode },
) {
  const { list, location, beside } = props;
  const node = besideOf(location.search);
  const isPhone = useIsPhone();
  const variables = useViewVariables();
  const narrowed = useMemo(() => narrow(list, beside, node), [list, beside, node]);
  const choose = (key: string | undefined) => location.setSearch(withBeside(location.search, key));
  const page = props.page(narrowed);
  const tree = { beside, node, onChoose: choose };
  if (isPhone)
    return (
      <div className="pw-beside-phone" style={variables}>
        <TreeSheet {...tree} />
        {page}
      </div>
    );
  return (
    <SidePanes
      page={list.document}
      width={260}
      left={
        <section className="pw-beside-tree" aria-label={beside.title}>
          <BesideTree {...tree} />
        </section>
      }
      right={page}
    />
  );
}

interface TreeProps {
  beside: Beside;
  node: string | undefined;
  onChoose: (key: string | undefined) => void;
}

function BesideTree({ beside, node, onChoose }: TreeProps) {
  const chosen = ({ all }: TreeNodes) =>
    node !== undefined && (
      <p className="pw-beside-chosen">
        <span>
          {say('已选：{title}', { title: [...walkTree(all)].find(({ key }) => key === node)?.title ?? say('一项') })}
        </span>
        <Button type="link" size="small" onClick={() => onChoose(undefined)}>
          {say('看全部')}
        </Button>
      </p>
    );
  return <NodeChoice tree={beside} node={node} onNode={onChoose} below={chosen} />;
}

function TreeSheet(props: TreeProps) {
  const [isOpen, setOpen] = useState(false);
  const { beside, node } = props;
  return (
    <>
      <Button block onClick={() => setOpen(true)}>
        {beside.title}：{node === undefined ? say('全部') : say('已选一项')}
        <DownOutlined aria-hidden="true" />
      </Button>
      <Drawer title={beside.title} placement="bottom" height="70vh" open={isOpen} onClose={() => setOpen(false)}>
        <BesideTree
          {...props}
          onChoose={(key) => {
            props.onChoose(key);
            setOpen(false);
          }}
        />
      </Drawer>
    </>
  );
}

function narrow(list: ResolvedList, beside: Beside, node: string | undefined): ResolvedList {
  const { beside: _, ...rest } = list;
  return node === undefined ? rest : withNode(rest, beside, node);
}
