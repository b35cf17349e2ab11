import { BookOutlined, CloseOutlined } from '@ant-design/icons';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { Tip } from '../../../kit/controls/tip/Tip.tsx';
import { useFeedback } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';
import { useListViews, type ListController } from '../../../runtime/list/index.ts';
import { failureText, portError } from '../../../runtime/ports/index.ts';

/** The applied view and, if the list has changed since, buttons to save or to restore it. */
export function ViewInUse({ controller }: { controller: ListController }) {
  const { message } = useFeedback();
  const views = useListViews(controller);
  const { current, isChanged } = views;
  if (!current) return null;
  const { title, own, shared } = current;
  const save = async () => {
    try {
      await views.save(title, shared);
      message.success(say('保存成功'));
    } catch (reason) {
      message.warning(failureText(portError(reason)));
    }
  };
  return (
    <span
      className="pw-view-in-use"
      role="group"
      aria-label={say('视图“{title}”{state}', { title, state: isChanged ? say('，已修改') : '' })}
    >
      <BookOutlined aria-hidden />
      <span className="pw-view-name" title={title}>
        {title}
      </span>
      {isChanged && (
        <>
          <span className="pw-view-changed">{say('已修改')}</span>
          {own && (
            <Tip title={say('按现在的样子保存“{title}”', { title })}>
              <Button type="link" size="small" onClick={() => void save()}>
                {say('保存')}
              </Button>
            </Tip>
          )}
          <Tip title={say('回到“{title}”保存时的样子', { title })}>
            <Button type="link" size="small" onClick={() => views.use(current)}>
              {say('恢复')}
            </Button>
          </Tip>
        </>
      )}
      <Tip title={say('回到默认视图')}>
        <Button
          type="text"
          size="small"
          className="pw-condition-remove"
          aria-label={say('回到默认视图')}
          icon={<CloseOutlined aria-hidden />}
          onClick={() => views.use()}
        />
      </Tip>
    </span>
  );
}
