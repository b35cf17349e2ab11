import { UserSwitchOutlined } from '@ant-design/icons';
import { Popover, Select, Tooltip } from 'antd';
import { useEffect, useState } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { useFeedback } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';
import { type ListViews, type PlacedView } from '../../../runtime/list/index.ts';
import { failureText, portError, type Option } from '../../../runtime/ports/index.ts';
import { useLabelFilter } from '../../../runtime/search/use-label-filter.ts';

/** A button that opens the choice of the roles whose default is a shared view. */
export function DefaultRoles({ view, views }: { view: PlacedView; views: ListViews }) {
  const [isOpen, setOpen] = useState(false);
  const count = view.defaultRoles?.length ?? 0;
  const title = count > 0 ? say('{count} 个角色默认用它', { count }) : say('设为角色的默认视图');
  return (
    <Popover
      trigger="click"
      placement="left"
      title={say('默认用“{title}”的角色', { title: view.title })}
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={<RoleChoice view={view} views={views} onDone={() => setOpen(false)} />}
    >
      <Tooltip title={title}>
        <Button
          type="text"
          size="small"
          aria-label={say('视图“{view}”：{action}', { view: view.title, action: title })}
          icon={<UserSwitchOutlined aria-hidden />}
          {...(count > 0 && { className: 'pw-views-default' })}
        />
      </Tooltip>
    </Popover>
  );
}

function RoleChoice({ view, views, onDone }: { view: PlacedView; views: ListViews; onDone: () => void }) {
  const { message } = useFeedback();
  const filter = useLabelFilter();
  const [chosen, setChosen] = useState(view.defaultRoles ?? []);
  const [roles, setRoles] = useState<Option[]>();
  const [isSaving, setSaving] = useState(false);
  const [isListOpen, setListOpen] = useState(false);
  const tell = (reason: unknown) => message.warning(failureText(portError(reason)));
  useEffect(() => {
    views.roles().then(setRoles, tell);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- once for each opening
  }, []);
  const save = async () => {
    setSaving(true);
    try {
      await views.setDefaultRoles(view, chosen);
      message.success(say('保存成功'));
      onDone();
    } catch (reason) {
      tell(reason);
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className="pw-views-roles">
      <Select
        aria-label={say('角色')}
        mode="multiple"
        placeholder={say('选择角色')}
        {...filter}
        // The list closes after a choice, as it would cover 确定.
        open={isListOpen}
        onOpenChange={(isNow) => {
          setListOpen(isNow);
          filter.onOpenChange(isNow);
        }}
        onSelect={() => setListOpen(false)}
        loading={roles === undefined}
        value={roles ? chosen : []}
        options={(roles ?? []).map(({ value, text }) => ({ value, label: text, title: text }))}
        onChange={setChosen}
      />
      <p>{say('他们打开这个页面时，先看到这个视图；自己调整过的列不变。')}</p>
      <Button type="primary" loading={isSaving} disabled={roles === undefined} onClick={() => void save()}>
        {say('确定')}
      </Button>
    </div>
  );
}
