import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { useState, type ComponentProps, type ReactNode } from 'react';

import { say } from '../../../locale/index.ts';

/** An input of the sign-in page with an icon. `isSecret` hides the text and adds a button that reveals it. */
export function SignInInput(props: ComponentProps<'input'> & { icon: ReactNode; isSecret?: boolean }) {
  const { icon, isSecret, ...input } = props;
  const [isVisible, setVisible] = useState(false);
  const eye = isVisible ? say('隐藏密码') : say('显示密码');
  return (
    <span className="pw-sign-in-input" data-invalid={input['aria-invalid'] || undefined}>
      {icon}
      <input {...input} type={isSecret && !isVisible ? 'password' : 'text'} />
      {isSecret && (
        <button type="button" aria-label={eye} title={eye} onClick={() => setVisible(!isVisible)}>
          {isVisible ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
        </button>
      )}
    </span>
  );
}
