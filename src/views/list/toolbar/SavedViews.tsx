import { CheckOutlined, LinkOutlined } from '@ant-design/icons';
import { Typography } from 'antd';

import { useViewVariables } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import { useListViews, viewAddress, type ListController } from '../../../runtime/list/index.ts';
import { SavedList } from '../../saved-views/SavedList.tsx';
import { SaveFields } from '../../saved-views/SaveFields.tsx';
import { DefaultRoles } from './DefaultRoles.tsx';

/** The saved views of a list: one click applies a view; the current state is saved under a name. */
export function SavedViews({ controller, onDone }: { controller: ListController; onDone: () => void }) {
  const views = useListViews(controller);
  return (
    <div className="pw-views" style={useViewVariables()}>
      <SavedList
        label={say('保存的视图')}
        noun={say('视图')}
        saved={views}
        emptyText={say('把现在的条件、排序、列和密度存成视图，下次点一下就是这样。')}
        question={({ title }) => say('删除视图“{title}”？', { title })}
        isCurrent={({ id }) => id === views.current?.id}
        isChanged={views.isChanged}
        own={{
          title: say('默认视图'),
          isCurrent: !views.current,
          onUse() {
            views.use();
            onDone();
          },
        }}
        more={(view) => (
          <>
            {view.place.kind === 'view' && (
              <Typography.Text
                className="pw-views-link"
                copyable={{
                  text: location.origin + viewAddress(location.pathname, view.id),
                  icon: [<LinkOutlined key="copy" />, <CheckOutlined key="copied" />],
                  tooltips: [say('复制视图“{title}”的链接', { title: view.title }), say('已复制')],
                }}
              />
            )}
            {view.shared && views.canShare && <DefaultRoles view={view} views={views} />}
          </>
        )}
        onUse={(view) => {
          views.use(view);
          onDone();
        }}
      />
      <div className="pw-views-new">
        <SaveFields
          label={say('视图名称')}
          placeholder={say('视图名称，同名的会被覆盖')}
          button={say('保存当前视图')}
          canShare={views.canShare}
          onSave={async (title, shared) => {
            await views.save(title, shared);
            return true;
          }}
        />
      </div>
    </div>
  );
}
