import { Checkbox } from 'antd';
import { useState } from 'react';

import { pathTo, type TreeNode } from '../../engine/picker/index.ts';
import { Button } from '../../kit/controls/button/Button.tsx';
import { DialogFooter, DialogFrame, type DialogPlace } from '../../kit/dialog-frame/DialogFrame.tsx';
import { useViewVariables } from '../../kit/states/index.ts';
import { say } from '../../locale/index.ts';
import type { PlaceEntry } from '../../runtime/dialog/index.ts';
import type { TreeNodes } from '../../runtime/picker/index.ts';
import { refusePlace } from '../../runtime/table/index.ts';
import { NodeChoice } from '../picker/index.ts';

/** Asks for the new place of a record in the tree: the top, or below the chosen node. */
export function PlaceDialog({ entry, ...place }: { entry: PlaceEntry } & DialogPlace) {
  const { title, tree, moved, parent } = entry;
  const [isOpen, setOpen] = useState(true);
  const [node, setNode] = useState<string>();
  const [isTop, setTop] = useState(false);
  const variables = useViewVariables();
  const answer = (chosen?: TreeNode) => {
    if (!isOpen) return;
    setOpen(false);
    entry.answer(isTop ? { id: null, title: '' } : chosen && { id: chosen.key, title: chosen.title });
  };
  const choose = (key: string | undefined) => {
    setNode(key);
    setTop(false);
  };
  const below = ({ all, nodes }: TreeNodes) => {
    // A node that the server found may not be loaded in the tree yet.
    const path = node === undefined ? undefined : (pathTo(all, node) ?? pathTo(nodes, node));
    const chosen = path?.at(-1);
    const above = path?.map(({ key }) => key) ?? [];
    const refusal = chosen && refusePlace(chosen.key, above, { moved, parent });
    const text = isTop
      ? say('移到最上级')
      : chosen && say('移到“{path}”下面', { path: path?.map((each) => each.title).join(' / ') });
    return (
      <>
        <p className="pw-place-chosen" role="status" data-refused={refusal !== undefined || undefined}>
          {refusal ?? text ?? say('请选择新的上级')}
        </p>
        <DialogFooter>
          <Button onClick={() => answer()}>{say('取消')}</Button>
          <Button
            type="primary"
            disabled={!isTop && (chosen === undefined || refusal !== undefined)}
            onClick={() => answer(chosen)}
          >
            {say('确定')}
          </Button>
        </DialogFooter>
      </>
    );
  };
  return (
    <DialogFrame title={title} open={isOpen} width={500} place={place} onCancel={() => answer()}>
      <div className="pw-place" style={variables}>
        {parent !== null && (
          <Checkbox
            checked={isTop}
            onChange={({ target }) => {
              setTop(target.checked);
              setNode(undefined);
            }}
          >
            {say('放在最上级')}
          </Checkbox>
        )}
        <NodeChoice tree={tree} node={node} onNode={choose} below={below} />
      </div>
    </DialogFrame>
  );
}
