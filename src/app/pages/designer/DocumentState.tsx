import { Button, Popconfirm } from 'antd';

import { say } from '../../../locale/index.ts';

/**
 * The state of the document in one quiet line: what was just done, else whether it is saved. A draft can be discarded
 * here.
 */
export function DocumentState(props: {
  done: string | undefined;
  isSaved: boolean;
  isDraft: boolean;
  /** True if the document was never published. */
  isNew: boolean;
  onDiscard: () => void;
}) {
  const { done, isSaved, isDraft, isNew, onDiscard } = props;
  const text = done ?? stateOf(isSaved, isDraft);
  return (
    <>
      <span role="status" className="pw-designer-done" title={text}>
        {text}
      </span>
      {isDraft && (
        <Popconfirm
          title={say('放弃这份草稿吗？')}
          description={
            isNew ? say('它还没有发布过，放弃后就没有了。') : say('您没有发布的修改会丢失，回到已发布的内容。')
          }
          okText={say('放弃草稿')}
          okButtonProps={{ danger: true }}
          cancelText={say('取消')}
          onConfirm={onDiscard}
        >
          <Button type="text" size="small">
            {say('放弃草稿')}
          </Button>
        </Popconfirm>
      )}
    </>
  );
}

function stateOf(isSaved: boolean, isDraft: boolean): string {
  if (!isSaved) return say('有没保存的修改');
  return isDraft ? say('草稿，还没有发布') : say('和已发布的一样');
}
