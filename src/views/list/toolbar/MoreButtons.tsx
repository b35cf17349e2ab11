import { MoreOutlined, QuestionCircleOutlined } from '@ant-design/icons';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { MenuButton } from '../../../kit/controls/menu-button/MenuButton.tsx';
import { say } from '../../../locale/index.ts';
import type { ButtonState } from '../../../runtime/list/index.ts';
import { ButtonIcon } from './ButtonIcon.tsx';

const why = '#why';

/** The buttons that do not fit into the toolbar of a phone, and the explanation of the list, as a phone has no F1. */
export function MoreButtons(props: {
  buttons: readonly ButtonState[];
  onPress: (button: ButtonState) => void;
  onWhy: () => void;
}) {
  const { buttons, onPress, onWhy } = props;
  return (
    <MenuButton
      items={[
        ...buttons.map(({ name, title, icon, disabled }) => {
          return {
            key: name,
            label: title,
            disabled,
            ...(icon !== undefined && { icon: <ButtonIcon name={icon} /> }),
          };
        }),
        { key: why, label: say('为什么是这样'), icon: <QuestionCircleOutlined aria-hidden /> },
      ]}
      onChoose={(key) => {
        if (key === why) return onWhy();
        const pressed = buttons.find(({ name }) => name === key);
        if (pressed) onPress(pressed);
      }}
    >
      {(control) => (
        <Button icon={<MoreOutlined aria-hidden />} {...control}>
          {say('更多')}
        </Button>
      )}
    </MenuButton>
  );
}
