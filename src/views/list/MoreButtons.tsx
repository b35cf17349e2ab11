import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';

import type { ButtonState } from '../../runtime/list/index.ts';
import { ButtonIcon } from './ButtonIcon.tsx';

/** What has no room in the toolbar of a phone. */
export function MoreButtons(props: { buttons: readonly ButtonState[]; onPress: (button: ButtonState) => void }) {
  const { buttons, onPress } = props;
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: buttons.map(({ name, title, icon, disabled }) => {
          return { key: name, label: title, disabled, ...(icon !== undefined && { icon: <ButtonIcon name={icon} /> }) };
        }),
        onClick: ({ key }) => {
          const pressed = buttons.find(({ name }) => name === key);
          if (pressed) onPress(pressed);
        },
      }}
    >
      <Button icon={<MoreOutlined aria-hidden />}>更多</Button>
    </Dropdown>
  );
}
