import { DeleteOutlined, EditOutlined, TeamOutlined } from '@ant-design/icons';
import { Popconfirm, Tooltip } from 'antd';
import { useState, type ReactNode } from 'react';

import { Button } from '../../kit/controls/button/Button.tsx';
import { useFeedback } from '../../kit/feedback/index.ts';
import { say } from '../../locale/index.ts';
import { type PlacedView, type SavedViews } from '../../runtime/list/index.ts';
import { failureText, portError } from '../../runtime/ports/index.ts';
import { RenameField } from './RenameField.tsx';

import './saved-views.css';

/**
 * The saved views or queries of a page, the user's own first: one click applies an item; own items can be renamed, and
 * deleted after a confirmation.
 */
export function SavedList(props: {
  label: string;
  /** The noun for an item: 查询, 视图. */
  noun: string;
  saved: Pick<SavedViews, 'views' | 'failure' | 'rename' | 'remove'>;
  emptyText: string;
  question: (view: PlacedView) => string;
  /** Returns true for the applied item; `isChanged`: the list has changed since. */
  isCurrent?: (view: PlacedView) => boolean;
  isChanged?: boolean;
  /** The default without any item, always first. */
  own?: { title: string; isCurrent: boolean; onUse: () => void };
  more?: (view: PlacedView) => ReactNode;
  onUse: (view: PlacedView) => void;
}) {
  const { label, noun, saved, emptyText, question, isCurrent, isChanged = false, own, more, onUse } = props;
  const { message } = useFeedback();
  const [renamed, setRenamed] = useState<string>();
  const [left, setLeft] = useState<string>();
  const remove = async (view: PlacedView) => {
    try {
      await saved.remove(view);
    } catch (reason) {
      message.warning(failureText(portError(reason)));
    }
  };
  return (
    <>
      {saved.failure && <p className="pw-saved-note">{failureText(saved.failure)}</p>}
      {!saved.failure && saved.views?.length === 0 && <p className="pw-saved-note">{emptyText}</p>}
      <ul className="pw-saved" aria-label={label}>
        {own && (
          <li aria-current={own.isCurrent || undefined}>
            <Button type="text" size="small" onClick={own.onUse}>
              <span className="pw-saved-title">{own.title}</span>
            </Button>
            {own.isCurrent && isChanged && <Changed />}
          </li>
        )}
        {saved.views?.map((view) => (
          <li key={view.id} aria-current={isCurrent?.(view) || undefined}>
            {renamed === view.id ? (
              <RenameField
                view={view}
                noun={noun}
                onRename={(title) => saved.rename(view, title)}
                onDone={(byKey) => {
                  setRenamed(undefined);
                  setLeft(byKey ? view.id : undefined);
                }}
              />
            ) : (
              <Button
                autoFocus={left === view.id}
                type="text"
                size="small"
                title={view.title}
                onClick={() => onUse(view)}
              >
                <span className="pw-saved-title">{view.title}</span>
              </Button>
            )}
            {isChanged && isCurrent?.(view) && <Changed />}
            {view.shared && (
              <Tooltip title={sharedBy(view)}>
                <TeamOutlined aria-label={sharedBy(view)} />
              </Tooltip>
            )}
            {more?.(view)}
            {view.own && renamed !== view.id && (
              <Button
                type="text"
                size="small"
                aria-label={say('重命名{noun}“{title}”', { noun, title: view.title })}
                icon={<EditOutlined aria-hidden />}
                onClick={() => setRenamed(view.id)}
              />
            )}
            {view.own && (
              <Popconfirm
                title={question(view)}
                okText={say('确定')}
                cancelText={say('取消')}
                onConfirm={() => remove(view)}
              >
                <Button
                  type="text"
                  size="small"
                  aria-label={say('删除{noun}“{title}”', { noun, title: view.title })}
                  icon={<DeleteOutlined aria-hidden />}
                />
              </Popconfirm>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Changed() {
  return <span className="pw-saved-changed">{say('已修改')}</span>;
}

function sharedBy({ own, createBy }: PlacedView): string {
  return own ? say('已共享给所有人') : say('{createBy} 共享的', { createBy: createBy ?? '' });
}
